// All attractions: as a wall by colour and priority, or as a table; and the card that is chosen.
import { useState } from 'preact/hooks';
import { BalanceStrip } from './balance-strip.tsx';
import { CardEditor } from './card.tsx';
import type { Props } from './chosen.ts';
import { AttractionTable } from './table.tsx';
import { Wall } from './wall.tsx';

export function Attractions(props: Props) {
  const [view, setView] = useState<'wall' | 'table'>('wall');
  const { words } = props.speaking;
  return (
    <div class="ed-two bt-ed-attractions" data-view={view}>
      <div class="bt-ed-left">
        <div class="ed-views" role="group" aria-label={words.views.label}>
          {(['wall', 'table'] as const).map(each => (
            <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
              {words.views[each]}
            </button>
          ))}
        </div>
        {view === 'wall' ? <Wall {...props} /> : <AttractionTable {...props} />}
        <BalanceStrip {...props} />
      </div>
      {view === 'wall' && <CardEditor {...props} />}
    </div>
  );
}
