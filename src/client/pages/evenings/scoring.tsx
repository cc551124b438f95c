import { eveningWords } from './evening-words.ts';

interface ScoringProps {
  /** Whether a game is played that is won together. */
  readonly isTogether: boolean;
  readonly isOpen?: boolean;
  /** What the draws follow from, once there is an evening. */
  readonly seed?: string;
}

/** How it is scored and drawn. */
export function Scoring({ isTogether, isOpen = false, seed }: ScoringProps) {
  const say = eveningWords.value;
  return (
    <details class="gather-card evening-scoring" open={isOpen}>
      <summary>{say.scoring}</summary>
      <ul>
        {say.scoringLines.map(line => (
          <li key={line}>{line}</li>
        ))}
        {isTogether && <li>{say.together}</li>}
        {seed !== undefined && <li>{say.draw(seed)}</li>}
      </ul>
    </details>
  );
}
