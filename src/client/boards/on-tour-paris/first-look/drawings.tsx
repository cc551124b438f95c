// The pictures on the cards, from the pieces of the table.
import { useId } from 'preact/hooks';
import { type Card, CLUBS, indexOf, type Mark, networkIn, regionOf } from '../../../../games/on-tour-paris/index.ts';
import type { AnyTexts } from '../../../../kernel/index.ts';
import { City } from '../drawings/city.tsx';
import { ClubMark } from '../map/mark.tsx';
import { Ribbon } from '../map/ribbon.tsx';
import { DieFace } from '../tray/record.tsx';
import { TicketFace } from '../tray/ticket.tsx';
import { marksOf, type Numbers, RISING, ROUTE, THROW, TOUR } from './numbers.ts';

const PRINTED = networkIn({});

/** The whole map with what is written on it. */
function MapPicture({ written, hasTour }: { written: typeof TOUR; hasTour: boolean }) {
  const hatch = useId();
  const marks = marksOf(written);
  return (
    <svg class="ot-look-map" viewBox="10 0 980 840" aria-hidden="true">
      <City hatch={hatch} network={PRINTED} />
      {hasTour && <Ribbon network={PRINTED} route={ROUTE} kind="route" />}
      {CLUBS.map(club => {
        const mark = marks[indexOf(club)] ?? null;
        return (
          <g key={club} transform={`translate(${PRINTED.sites[club].at.join(' ')}) scale(${mark ? 1.6 : 0.7})`}>
            <ClubMark mark={mark} club={club} />
          </g>
        );
      })}
      {!hasTour && <path class="ot-look-rise" d="M120 60C330-20 660-20 880 60M836 26l50 36-58 22" />}
    </svg>
  );
}

export function TourMap() {
  return <MapPicture written={TOUR} hasTour />;
}

/** The rising map, with its lowest, middle and highest numbers. */
export function RisingMap({ n }: { n: Numbers }) {
  const ends = [
    ['01', n.regions.west],
    ['50', n.regions.central],
    ['98', n.regions.east],
  ] as const;
  return (
    <>
      <MapPicture written={RISING} hasTour={false} />
      <span class="ot-look-ends">
        {ends.map(([number, name]) => (
          <span key={number}>
            <b>{number}</b>
            {name}
          </span>
        ))}
      </span>
    </>
  );
}

const SHOWN: readonly Card[] = ['P19-N', 'P05-E'];

export function Tickets({ texts }: { texts: AnyTexts }) {
  const named = (id: string) => texts.pieces[id] ?? id;
  return (
    <span class="ot-look-tickets">
      {SHOWN.map(card => (
        <span key={card} class={`ticket region-${regionOf(card)}`}>
          <TicketFace card={card} region={named(regionOf(card))} foot="" />
        </span>
      ))}
    </span>
  );
}

/** A mark in its club. */
export function MarkPicture({ mark }: { mark: Mark | null }) {
  return (
    <svg class="ot-look-mark" viewBox="-26 -26 52 52" aria-hidden="true">
      <ClubMark mark={mark} />
    </svg>
  );
}

export function Rolled({ marks }: { marks: readonly Mark[] }) {
  return (
    <span class="ot-look-line">
      <span class="ot-look-dice">
        {THROW.map(face => (
          <DieFace key={face} face={face} />
        ))}
      </span>
      {marks.map(mark => (
        <MarkPicture key={mark} mark={mark} />
      ))}
    </span>
  );
}

export function Written() {
  return (
    <svg viewBox="0 0 150 92" aria-hidden="true">
      <path class="ot-look-path" d="M36 60L76 36 120 58" />
      {(
        [
          ['31', 36, 60],
          ['48', 76, 36],
          [null, 120, 58],
        ] as const
      ).map(([mark, x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.9)`}>
          <ClubMark mark={mark} />
        </g>
      ))}
    </svg>
  );
}

export function Exact() {
  return (
    <span class="ot-look-line">
      <MarkPicture mark="84c" />
      <b class="ot-look-plus">+1</b>
    </span>
  );
}

export function Doubles() {
  return (
    <span class="ot-look-line">
      <span class="ot-look-dice">
        <DieFace face={5} />
        <DieFace face={5} />
      </span>
      <MarkPicture mark="*" />
      <MarkPicture mark="X" />
    </span>
  );
}
