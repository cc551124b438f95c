// The poster of the encore.
import { bestLine, type PaperProps, Places, Reasons } from '../../../arrival/paper.tsx';
import { Icon } from '../../../ui/index.ts';
import type { Paris } from '../scene.ts';
import { lampsOf } from './tell.ts';
import type { Own } from './words/en.ts';

/** A poster: the sum in large figures, reasons, and the titles as lamps. */
export function Paper({ scene, ending, own, words, title, best, ring }: PaperProps<Paris, Own>) {
  const lamps = lampsOf(scene, ending.seat);
  const now = lamps.findIndex(({ isNow }) => isNow);
  const isAlone = scene.seats.length === 1;
  return (
    <div class="paper encore" data-crowd={scene.seats.length > 1}>
      <svg class="spotlights" viewBox="0 0 500 220" preserveAspectRatio="none" aria-hidden="true">
        <path d="M60 0L250 220 440 0z" />
        <path d="M0 0L190 220H310L120 0zM500 0L310 220H190L380 0z" />
      </svg>
      <p class="encore-name">{own.encore}</p>
      <p class="encore-bill">{ending.voice[0]}</p>
      {title}
      {ending.voice.slice(1).map(line => (
        <p key={line} class="encore-note">
          {line}
        </p>
      ))}
      <Sum scene={scene} seat={ending.seat} own={own} />
      <Reasons ending={ending} words={words} ring={ring} draw={piece => <DrawnPiece piece={piece} />} />
      <div hidden={isAlone}>
        <Places ending={ending} words={words} />
      </div>
      <ol class="lamps" aria-label={own.titles(lamps[now]?.title ?? '', now + 1, lamps.length)}>
        {lamps.map(({ title: name, isLit, isNow }, at) => (
          <li key={name} data-lit={isLit} data-now={isNow}>
            <i data-sign={isLit ? 'light' : undefined} style={{ '--i': `${at}` }} />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <p class="lamps-next">
        {best && <b>{bestLine(best, words, ending.figure)}</b>} {ending.standing.text}
      </p>
    </div>
  );
}

/** Clubs, circles and boats in large figures: together they are the points. */
function Sum({ scene, seat, own }: { scene: Paris; seat: number; own: Own }) {
  const result = scene.view.results?.[seat];
  if (!result) return null;
  const part = (icon: string, value: number, label: string) => (
    <span>
      <Icon name={icon} />
      <b>{value}</b>
      <small>{label}</small>
    </span>
  );
  return (
    <div class="encore-sum" role="img" aria-label={own.sum(result)}>
      {part('g-club', result.clubs, own.parts.clubs)}
      <i>+</i>
      {part('g-circle-mark', result.circled, own.parts.circled)}
      <i>+</i>
      {part('g-boat', result.boats, own.parts.boats)}
      <i>=</i>
      <span class="encore-total">
        <b>{result.points}</b>
        <small>{own.parts.points}</small>
      </span>
    </div>
  );
}

function DrawnPiece({ piece }: { piece: string }) {
  const [kind = '', mark = ''] = piece.split(':');
  if (kind === 'dock') return <b class="print-dock">{mark}</b>;
  if (kind === 'sail') return <Icon name="g-boat" />;
  if (kind === 'cross') return <Icon name="g-x-mark" size={24} />;
  const isStar = kind === 'star' || mark.startsWith('*');
  return (
    <b class="print-club" data-circled={mark.endsWith('c')}>
      {isStar ? '★' : mark.replace('c', '')}
    </b>
  );
}
