// The ready questions of a game as cards, each with a small picture of the chart that answers it.
import type { ReadyQuestion } from '../../lab/questions/index.ts';
import { Icon } from '../ui/index.ts';
import type { LabGame } from './lab-game.ts';
import { GameSlot } from './question.tsx';
import { said } from './said.ts';
import { Sentence } from './slot.tsx';

interface CardsProps {
  readonly lab: LabGame;
  readonly begin: (question: string) => void;
  readonly beginOwn: () => void;
}

export function QuestionCards({ lab, begin, beginOwn }: CardsProps) {
  const { about, lead, askOwn } = said.value;
  return (
    <>
      <h1 class="lab-question">
        <Sentence text={about} slots={{ game: <GameSlot id={lab.entry.id} /> }} />
      </h1>
      <p class="lead">{lead}</p>
      <ul class="lab-cards">
        {lab.questions.map(({ id, chart }) => (
          <li key={id}>
            <button type="button" class="lab-card" onClick={() => begin(id)}>
              <Sketch chart={chart} />
              <b>{lab.words.questions[id].ask}</b>
              <span>{lab.words.questions[id].line}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" class="button second" onClick={beginOwn}>
          <Icon name="i-edit" /> {askOwn}
        </button>
      </p>
    </>
  );
}

const DOTS = [
  [120, 20, 40],
  [124, 38, 36],
  [66, 58, 44],
  [48, 78, 40],
] as const;
const CHANGES = [
  [44, 22, 30],
  [140, 46, 34],
  [96, 70, 34],
] as const;
const COLUMNS = [12, 28, 52, 76, 84, 68, 44, 26, 12];
const STEPS = [34, 52, 70, 84];

/** A picture of the chart that answers first. */
function Sketch({ chart }: Pick<ReadyQuestion, 'chart'>) {
  return (
    <svg class="lab-sketch" viewBox="0 0 200 96" aria-hidden="true">
      {sketchOf(chart)}
    </svg>
  );
}

function sketchOf(chart: ReadyQuestion['chart']) {
  if (typeof chart === 'object') return <Dots rows={[...DOTS].reverse()} level={null} />;
  switch (chart) {
    case 'change':
    case 'variants':
      return <Dots rows={CHANGES} level={100} />;
    case 'length':
    case 'scores':
    case 'decisions':
    case 'endings':
      return COLUMNS.map((high, at) => (
        <rect key={at} class={at === 4 ? 'lab-main' : ''} x={at * 22 + 2} y={92 - high} width="18" height={high} rx="2" />
      ));
    case 'leader':
      return (
        <>
          <path class="lab-level" d="M0 80H200" />
          <path class="lab-line" d="M2 74L40 70L80 52L120 42L160 24L198 8" />
        </>
      );
    case 'matrix':
      return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(at => (
        <rect
          key={at}
          class={at % 4 > 1 ? 'lab-main' : ''}
          opacity={at % 4 === 3 ? 1 : 0.6}
          x={(at % 4) * 50 + 2}
          y={Math.floor(at / 4) * 31 + 3}
          width="46"
          height="27"
          rx="3"
        />
      ));
    case 'bots':
    case 'waiting':
      return STEPS.map((high, at) => (
        <rect key={at} class={at === 3 ? 'lab-main' : ''} x={at * 50 + 4} y={92 - high} width="42" height={high} rx="2" />
      ));
    default:
      return <Dots rows={DOTS} level={100} />;
  }
}

function Dots({ rows, level }: { rows: readonly (readonly [number, number, number])[]; level: number | null }) {
  return (
    <>
      {level !== null && <path class="lab-level" d={`M${level} 4V92`} />}
      {rows.map(([x, y, wide], at) => (
        <g key={at}>
          <path class="lab-line" d={`M${x} ${y}h${wide}`} />
          <circle class="lab-main" cx={x + wide / 2} cy={y} r="6" />
        </g>
      ))}
    </>
  );
}
