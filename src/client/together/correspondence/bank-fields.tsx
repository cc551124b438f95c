import type { Pace } from '../../../protocol/index.ts';
import { mailWords } from './mail-words.ts';

type Bank = Extract<Pace, { kind: 'bank' }>;

/** What the server takes. */
const RANGES = { days: [1, 60], hours: [0, 240], most: [1, 120] } as const;
const PARTS = ['days', 'hours', 'most'] as const;

/** How much time a bank of days holds, how fast it grows, and where it is full. */
export function BankFields({ bank, change }: { bank: Bank; change: (bank: Bank) => void }) {
  const { bankParts } = mailWords.value;
  const set = (part: (typeof PARTS)[number], typed: string) => {
    const [least, most] = RANGES[part];
    const value = Math.round(Number(typed));
    if (typed !== '' && value >= least && value <= most) change({ ...bank, [part]: value });
  };
  return (
    <>
      {PARTS.map(part => (
        <label key={part} class="option">
          <b>{bankParts[part]}</b>
          <input
            type="number"
            min={RANGES[part][0]}
            max={RANGES[part][1]}
            value={bank[part]}
            onChange={event => set(part, event.currentTarget.value)}
          />
        </label>
      ))}
    </>
  );
}
