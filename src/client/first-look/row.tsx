// The four cards small, in a row: touching one opens the large set there.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/index.ts';
import { namesOf } from './cards.tsx';
import type { Look, LookAsked } from './look.ts';
import { loadLook, type TellLook } from './open.tsx';
import type { HouseWords } from './words/en.ts';
import './styles/row.css';

interface RowProps {
  readonly title: string;
  readonly tell: TellLook<unknown>;
  readonly asked: LookAsked<unknown>;
  readonly open: (card: number) => void;
}

/** The first look on the page of its game. */
export function LookRow({ title, tell, asked, open }: RowProps) {
  const [loaded, setLoaded] = useState<{ readonly look: Look; readonly house: HouseWords }>();
  const { language, options, seats, texts } = asked;
  useEffect(() => {
    let isWanted = true;
    void loadLook(tell, asked).then(found => isWanted && setLoaded(found));
    return () => {
      isWanted = false;
    };
  }, [tell, language, options, seats, texts]);
  if (!loaded) return null;
  const { look, house } = loaded;
  const { goal, turn, counts, advice } = look.words;
  const drawings = [
    look.drawn.goal,
    look.drawn.steps[0]?.draw,
    look.drawn.figures.find(({ kind }) => kind === 'gain')?.draw,
    look.drawn.advice,
  ];
  return (
    <section class="look-row">
      <div class="look-row-top">
        <h2>{title}</h2>
        <button type="button" class="button quiet" onClick={() => open(0)}>
          <Icon name="i-zoom-in" />
          {house.large}
        </button>
      </div>
      <ul data-print>
        {[goal, turn, counts, advice].map(({ heading, brief }, at) => (
          <li key={at}>
            <button type="button" class="look-small" data-card={at} onClick={() => open(at)}>
              <span class="look-small-picture" aria-hidden="true">
                <span>{drawings[at]?.()}</span>
              </span>
              <span class="unseen">{namesOf(loaded)[at]}: </span>
              <b>{heading}</b>
              <span>{brief}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
