import { newKey } from '../device/new-key.ts';
import { settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { isolated } from '../shell/isolated.ts';
import { listed } from '../table/scene.ts';
import type { TableSession } from '../table/session.ts';

/** What somebody asks of the others, and the answer of the page's own seat. */
export function Consent({ session }: { session: TableSession }) {
  const { consent } = words.value;
  const shown = session.shown.value;
  const wish = shown?.wish;
  if (!shown || !wish) return null;
  const nameOf = (seat: number) => {
    const plan = shown.seats[seat];
    return plan && plan.kind !== 'open' ? isolated(plan.name) : '';
  };
  const mine = session.sight.value?.mine.find(seat => wish.needs.includes(seat));
  const answer = (isAgreed: boolean) => {
    if (mine !== undefined) session.send({ type: 'agree', key: newKey(), seat: mine, isAgreed });
  };
  return (
    <div class="consent" role="status">
      <p>
        {consent[wish.what](nameOf(wish.seat))}{' '}
        {mine === undefined && <span>{consent.waits(listed(wish.needs.map(nameOf), settings.value.language))}</span>}
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
