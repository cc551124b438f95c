import { newKey } from '../device/new-key.ts';
import { words } from '../locale/index.ts';
import { peopleAt } from '../locale/people.ts';
import { looksOf } from '../table/scene.ts';
import type { TableSession } from '../table/session.ts';
import { voiceTo } from '../table/voice.ts';

/** What somebody asks of the others, and the answer of the page's own seat. */
export function Consent({ session }: { session: TableSession }) {
  const { consent } = words.value;
  const shown = session.shown.value;
  const wish = shown?.wish;
  if (!shown || !wish) return null;
  const voice = voiceTo(looksOf(session));
  const mine = session.sight.value?.mine.find(seat => wish.needs.includes(seat));
  const answer = (isAgreed: boolean) => {
    if (mine !== undefined) session.send({ type: 'agree', key: newKey(), seat: mine, isAgreed });
  };
  return (
    <div class="consent" role="status">
      <p>
        {consent[wish.what](peopleAt([wish.seat], voice))} {mine === undefined && <span>{consent.waits(peopleAt(wish.needs, voice))}</span>}
      </p>
      {mine !== undefined && (
        <div class="acts">
          <button type="button" class="button second" onClick={() => answer(false)}>
            {consent.refuse}
          </button>
          <button type="button" class="button primary" onClick={() => answer(true)}>
            {consent.agree}
          </button>
        </div>
      )}
    </div>
  );
}
