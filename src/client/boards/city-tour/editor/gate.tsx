// CT-8.5 Days of one's own open with the last day of the campaign, or when everything is unlocked; and to whoever has made some already.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { areOwnDaysOpen } from '../../../../games/city-tour/index.ts';
import type { Desk } from '../../../editor/kit.ts';
import { Unlocking } from '../campaign-page.tsx';
import { kept, type Progress, progressIn } from '../progress.ts';
import type { Draft } from './draft.ts';
import type { Props } from './sites.tsx';

/** The campaign of this device, and how it is kept. */
export function useProgress({ memory }: Desk<Draft>): readonly [progress: Progress, keep: (next: Progress) => void] {
  const [progress, setProgress] = useState(() => progressIn(memory.read()));
  const keep = (next: Progress) => {
    memory.write(kept(next));
    setProgress(next);
  };
  return [progress, keep];
}

export function Gate({ desk, speaking, children }: Props & { children: ComponentChildren }) {
  const [progress, keep] = useProgress(desk);
  const { locks } = speaking.board;
  if (progress.order === 'free' || areOwnDaysOpen(progress.campaign) || progress.drafts.length > 0 || desk.isReadOnly) return children;
  return (
    <section class="ed-panel ct-editor-gate">
      <p>{locks.own}</p>
      <Unlocking progress={progress} keep={keep} words={speaking.board} />
      <a class="button second" href="campaign">
        {locks.toCampaign}
      </a>
    </section>
  );
}
