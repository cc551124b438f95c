// CT-7.5, CT-7.8 Whether the day can still be won, and the vote to give it up.
import { useState } from 'preact/hooks';
import { imagine, votesNeeded } from '../../../games/city-tour/index.ts';
import { Icon, Piece, Target } from '../../ui/index.ts';
import type { CityScene } from './scene.ts';
import { useVerdict } from './verdict.ts';

/** The question, its answer, and the vote behind a second press. */
export function GiveUp({ scene }: { scene: CityScene }) {
  const { view, words, touching } = scene;
  const [isOpen, setOpen] = useState(false);
  const [answer, ask] = useVerdict(view);
  const { objective } = view.town;
  return (
    <div class="ct-give-up">
      {answer === 'unasked' || answer === 'asking' ? (
        <button type="button" class="ct-quiet" disabled={answer === 'asking'} onClick={ask}>
          <Icon name="i-help" size={16} />
          {answer === 'asking' ? words.asking : words.isPossible(objective)}
        </button>
      ) : (
        <p class="ct-verdict" data-answer={answer} role="status" data-explain="day">
          <Icon name={answer === 'no' ? 'i-cross' : 'i-check'} size={16} />
          {words.verdicts[answer](objective)}
        </p>
      )}
      {touching.lit('button:concede') && !isOpen && (
        <button type="button" class="ct-quiet" onClick={() => setOpen(true)}>
          <Icon name="i-flag" size={16} />
          {words.giveUp}
        </button>
      )}
      <Votes scene={scene} />
      {isOpen && touching.lit('button:concede') && <Vote scene={scene} close={() => setOpen(false)} />}
    </div>
  );
}

/** Who wants to give up, and who has not said so; votes lapse with the next tile. */
export function Votes({ scene: { view, words, seats, voice } }: { scene: CityScene }) {
  if (view.votes.length === 0 || view.result) return null;
  const state = imagine(view);
  const { voters } = state.plan.options;
  return (
    <div class="ct-votes" role="status" data-explain="button:concede">
      <p>
        <Icon name="i-flag" size={16} /> {words.votes(view.votes.length, votesNeeded(state))}
      </p>
      <ul>
        {seats
          .filter(({ seat }) => voters === 'all' || voters.includes(seat))
          .map(({ seat, name }) => (
            <li key={seat} data-voted={view.votes.includes(seat)}>
              <Piece seat={seat} size={18} /> {voice.tell(seat, words.you, () => name)}
              <small>{view.votes.includes(seat) ? words.votedFor : words.noVote}</small>
            </li>
          ))}
      </ul>
    </div>
  );
}

function Vote({ scene: { words, touching, view, seats }, close }: { scene: CityScene; close: () => void }) {
  const needed = votesNeeded(imagine(view));
  const label = view.votes.length + 1 >= needed ? words.voteLast : words.vote;
  return (
    <div class="ct-vote">
      <p data-explain="button:concede">
        {words.giveUpText} {words.votes(view.votes.length, needed)} {seats.some(({ kind }) => kind === 'bot') && words.botsFollow}
      </p>
      <div class="ct-vote-buttons">
        <button type="button" class="ct-secondary" onClick={close}>
          {words.goOn}
        </button>
        <Target touching={touching} touch="button:concede" class="ct-drive ct-danger" label={label}>
          {label}
        </Target>
      </div>
    </div>
  );
}
