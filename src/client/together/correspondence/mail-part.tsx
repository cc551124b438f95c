// What play over days adds above the decision of an online table.
import type { TableRow } from '../../../protocol/index.ts';
import type { TableScene } from '../../table/online-parts.ts';
import type { TableSession } from '../../table/session.ts';
import { PlanDesk } from './plan-desk.tsx';
import { RemindCard } from './remind-card.tsx';
import { RestLines } from './rest-lines.tsx';

interface MailPartProps {
  readonly session: TableSession;
  readonly scene: TableScene;
  readonly row: TableRow;
}

export function MailPart({ session, scene, row }: MailPartProps) {
  return (
    <>
      <RemindCard session={session} row={row} />
      <RestLines session={session} scene={scene} />
      <PlanDesk session={session} scene={scene} />
    </>
  );
}
