// The telegram of the Reform Club.
import { TRAVEL, type TravelCard } from '../../../../games/eighty-days/index.ts';
import { Ladder, type PaperProps, Places, Reasons } from '../../../arrival/paper.tsx';
import { Icon } from '../../../ui/index.ts';
import { type EdScene, pieceName } from '../scene.ts';
import { legsOf } from './tell.ts';
import type { Own } from './words/en.ts';

/** A telegram: tape, the strip of all days, reasons, ranking, rank. */
export function Paper({ scene, ending, own, words, title, best, ring }: PaperProps<EdScene, Own>) {
  return (
    <div class="paper telegram">
      <header class="telegram-head">
        <span>
          {own.club}
          <br />
          Pall Mall
        </span>
        <b>{own.telegram}</b>
        <Postmark day={ending.result} own={own} />
      </header>
      {title}
      <p class="tape">
        {ending.voice.map(line => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <Strip scene={scene} seat={ending.seat} days={ending.result} own={own} />
      <Reasons ending={ending} words={words} ring={ring} draw={piece => <DrawnPiece piece={piece} />} />
      <Places ending={ending} words={words} />
      <Ladder ending={ending} words={words} best={best} />
    </div>
  );
}

function Postmark({ day, own }: { day: number; own: Own }) {
  return (
    <svg class="postmark" data-sign="strike" viewBox="-52 -52 104 104" aria-hidden="true">
      <circle r="49" />
      <circle r="37" />
      <text class="postmark-word" y="-10">
        {own.postmark}
      </text>
      <text class="postmark-day" y="20">
        {day}
      </text>
    </svg>
  );
}

/** All days of the journey, leg by leg, and those lost on the way: together they are the result. */
function Strip({ scene, seat, days, own }: { scene: EdScene; seat: number; days: number; own: Own }) {
  const legs = legsOf(scene.past, seat);
  const sum = legs.reduce((total, leg) => total + leg.days, 0);
  const lost = days - sum;
  const [first] = legs;
  const label = own.strip(
    legs.map(leg => `${pieceName(scene, leg.to)} ${leg.days}`),
    lost,
  );
  return (
    <>
      <div class="legs" role="img" aria-label={label}>
        {legs.map(leg => (
          <i key={leg.to} style={{ flexGrow: `${leg.days}` }} data-saved={leg.printed > leg.days}>
            {leg.days}
          </i>
        ))}
        {lost > 0 && (
          <i class="legs-lost" style={{ flexGrow: `${lost}` }}>
            {lost}
          </i>
        )}
      </div>
      <p class="legs-note" aria-hidden="true">
        <span>{first ? pieceName(scene, first.to) : ''}</span>
        <span>{own.legs(legs.length, sum)}</span>
        <span>{lost > 0 ? own.stripLost(lost) : ''}</span>
      </p>
    </>
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  detective: 'g-detective',
  blue: 'g-storm',
  chips: 'g-chip-first',
  pressure: 'g-clock',
  day: 'g-day',
  elephant: 'g-elephant',
};

function isCard(name: string): name is TravelCard {
  return name in TRAVEL;
}

function DrawnPiece({ piece }: { piece: string }) {
  const [kind = '', name = ''] = piece.split(':');
  if (kind === 'die') return <b class="print-die">{name}</b>;
  if (kind === 'event')
    return (
      <span class="print-card print-event">
        <Icon name={name === 'express' ? 'g-train' : name === 'submarine' ? 'g-ship' : 'g-event-card'} size={20} />
      </span>
    );
  if (isCard(name)) {
    const { kind: by, value } = TRAVEL[name];
    return (
      <span class={`print-card print-${by}`} data-off={kind === 'off'}>
        <b>{value}</b>
        <Icon name={by === 'T' ? 'g-train' : 'g-ship'} size={16} />
      </span>
    );
  }
  return (
    <span class="print-disc" data-kind={kind}>
      <Icon name={SIGNS[kind] ?? 'g-day'} size={20} />
    </span>
  );
}
