// What play over days adds above the decision of an online table.
import type { TableScene } from '../../table/online-parts.ts';
import type { TableSession } from '../../table/session.ts';
import { PlanDesk } from './plan-desk.tsx';
import { RestLines } from './rest-lines.tsx';

export function MailPart({ session, scene }: { session: TableSession; scene: TableScene }) {
  return (
    <>
      <RestLines session={session} scene={scene} />
      <PlanDesk session={session} scene={scene} />
    </>
  );
}
