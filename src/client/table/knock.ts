/** Soft knocks on wood, made on the spot. */
export function knock(times = 1): void {
  for (let each = 0; each < times; each++) setTimeout(knockOnce, each * BETWEEN);
}

/** Between two knocks, in ms. */
const BETWEEN = 220;

function knockOnce(): void {
  const context = new AudioContext();
  const [tone, loudness] = [context.createOscillator(), context.createGain()];
  const now = context.currentTime;
  tone.frequency.setValueAtTime(220, now);
  tone.frequency.exponentialRampToValueAtTime(90, now + 0.12);
  loudness.gain.setValueAtTime(0.25, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.16);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.18);
  tone.onended = () => void context.close();
}
