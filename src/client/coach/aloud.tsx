import { useEffect, useState } from 'preact/hooks';
import { settings } from '../device/settings.ts';
import { Icon } from '../ui/index.ts';
import { said } from './said.ts';

/** Whether this device has a voice for the language. */
function hasVoice(language: string): boolean {
  return 'speechSynthesis' in globalThis && speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().startsWith(language));
}

/** Reads the card aloud, where the device can speak the language. */
export function AloudButton({ text }: { text: string }) {
  const { language } = settings.value;
  const [isHeard, setHeard] = useState(() => hasVoice(language));
  useEffect(() => {
    const look = () => setHeard(hasVoice(language));
    look();
    if (!('speechSynthesis' in globalThis)) return undefined;
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => speechSynthesis.removeEventListener('voiceschanged', look);
  }, [language]);
  if (!isHeard) return null;
  const speak = () => {
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = language;
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
  };
  return (
    <button type="button" class="coach-aloud" aria-label={said.value.aloud} title={said.value.aloud} onClick={speak}>
      <Icon name="i-sound" />
    </button>
  );
}
