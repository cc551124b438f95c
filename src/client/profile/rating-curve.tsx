import { lineChart, type Paper } from '../../charts/index.ts';
import type { Profile } from '../../protocol/index.ts';
import { Chart } from '../charts/index.tsx';
import { titleOf } from '../shell/cover.ts';
import { profileWords } from './profile-words.ts';
import { bandsOf } from './results.ts';

const LOOK = { shape: 'shape-circle', colour: 'var(--accent)' };
const HEIGHT = 220;

type Rated = Profile['ratings'][number];

/** How ratings went, with how certain they are; a single match makes no curve. */
export function Curves({ ratings }: { ratings: Profile['ratings'] }) {
  return ratings
    .filter(({ curve }) => curve.length > 1)
    .map(rated => (
      <section key={rated.game} class="profile-card">
        <Curve {...rated} />
      </section>
    ));
}

function Curve({ game, curve, games }: Rated) {
  const say = profileWords.value;
  const title = titleOf(game);
  const first = games - curve.length + 1;
  const draw = (paper: Paper) =>
    lineChart(
      {
        count: curve.length,
        sections: curve.map((_, at) => ({ name: String(first + at), from: at })),
        placeName: at => say.after(first + at),
        places: say.match,
        lines: [{ name: '', look: LOOK, values: curve.map(({ shown }) => shown), isMain: true }],
        bands: bandsOf(curve),
        pins: [],
        isTurned: false,
        height: HEIGHT * Math.sqrt(paper.letters),
        written: value => String(Math.round(value)),
      },
      paper,
    );
  return (
    <>
      <h2>{say.curve(title)}</h2>
      <Chart label={say.curve(title)} table={say.figures} draw={draw} inputs={[curve, say]} />
      <p class="profile-note">{say.curveHelp}</p>
    </>
  );
}
