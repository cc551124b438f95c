// How figures are written in the report.

/** A number with so many decimals, a real minus, and commas between thousands. */
export function figure(value: number | null, digits = 1): string {
  if (value === null) return '–';
  const text = Math.abs(value).toFixed(digits);
  const [whole = '', part] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const isZero = Number(text) === 0;
  return `${value < 0 && !isZero ? '−' : ''}${grouped}${part === undefined ? '' : `.${part}`}`;
}

/** The same with its sign always shown. */
export function signed(value: number | null, digits = 1): string {
  if (value === null) return '–';
  const text = figure(value, digits);
  return value > 0 && Number(value.toFixed(digits)) !== 0 ? `+${text}` : text;
}

/** A share in per cent. */
export function percent(share: number | null, digits = 1): string {
  return share === null ? '–' : `${figure(share * 100, digits)}%`;
}

/** A count and its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count, 0)} ${count === 1 ? one : many}`;
}

/** Players are called by their seat, counted from 1 as people do; by their bot as well where these differ. */
export function seatName(seat: number, bots: readonly string[] = []): string {
  return new Set(bots).size > 1 ? `Seat ${seat + 1} (${bots[seat]})` : `Seat ${seat + 1}`;
}

/** Words as a list in a sentence. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
