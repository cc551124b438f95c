// CT-7.5, CT-7.8 Whether the day can still be won, and the vote to give it up.
import { useState } from 'preact/hooks';
import { imagine, votesNeeded } from '../../../games/city-tour/index.ts';
import { Icon, Target } from '../../ui/index.ts';
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
      {view.votes.length > 0 && <Votes scene={scene} />}
      {isOpen && <Vote scene={scene} close={() => setOpen(false)} />}
    </div>
  );
}

function Votes({ scene: { view, words } }: { scene: CityScene }) {
  return (
    <p class="ct-note" data-explain="button:concede">
      <Icon name="i-flag" size={16} /> {words.votes(view.votes.length, votesNeeded(imagine(view)))}
    </p>
  );
}

function Vote({ scene: { words, touching, view }, close }: { scene: CityScene; close: () => void }) {
  const needed = votesNeeded(imagine(view));
  const label = view.votes.length + 1 >= needed ? words.voteLast : words.vote;
  return (
    <div class="ct-vote">
      <p data-explain="button:concede">
        {words.giveUpText} {words.votes(view.votes.length, needed)}
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
