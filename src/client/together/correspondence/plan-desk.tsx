// While somebody waits at an online table: what they would do next, kept by the server for them alone.
import { useEffect, useState } from 'preact/hooks';
import type { OrderLine, OrdersSight } from '../../../protocol/index.ts';
import { giveOrders, ownOrders, withdrawOrders } from '../../online/mail-api.ts';
import type { TableScene } from '../../table/online-parts.ts';
import type { TableSession } from '../../table/session.ts';
import { Icon } from '../../ui/index.ts';
import { mailWords } from './mail-words.ts';
import { casesOf, decisionIn, type Planning, planningFrom, withAnything, withLine, withStep } from './planning.ts';
import '../../styles/plan.css';

interface DeskProps {
  readonly session: TableSession;
  readonly scene: TableScene;
}

/** The plan of one's seat: kept, being made, or the way to one. */
export function PlanDesk({ session, scene }: DeskProps) {
  const sight = session.sight.value;
  const seat = session.seat.value;
  const [kept, setKept] = useState<OrdersSight | null>(null);
  const [planning, setPlanning] = useState<Planning | null>(null);
  const [problem, setProblem] = useState('');
  const [id, number] = [sight?.id ?? '', sight?.number ?? 0];
  // What is being planned for another moment is worth nothing now.
  useEffect(() => setPlanning(null), [number]);
  useEffect(() => {
    // A server that knows no plans, or a table that is over.
    if (seat !== undefined) ownOrders(id, seat).then(setKept, () => setKept(null));
  }, [id, seat, kept === null ? 0 : number]);
  if (!sight || seat === undefined || sight.mine.length !== 1 || scene.outcome || session.past.value) return null;
  const { plan } = mailWords.value;
  const isWaiting = !scene.awaiting.includes(seat);
  const fail = (error: Error) => setProblem(error.message);
  const keep = (lines: readonly OrderLine[]) =>
    void giveOrders(id, seat, number, lines).then(found => {
      setPlanning(null);
      setProblem('');
      setKept(found);
    }, fail);
  const withdraw = () => void withdrawOrders(id, seat).then(() => setKept(null), fail);
  if (!kept && !planning && !isWaiting) return null;
  return (
    <section class="plan-desk" aria-label={plan.yours}>
      {kept && <Kept kept={kept} scene={scene} withdraw={withdraw} />}
      {planning && (
        <Desk
          planning={planning}
          scene={scene}
          change={setPlanning}
          another={() => setPlanning(planningFrom(scene.game, sight, seat, planning.lines))}
          again={() => setPlanning(planningFrom(scene.game, sight, seat))}
          keep={() => keep(planning.lines)}
          close={() => setPlanning(null)}
        />
      )}
      {!planning && isWaiting && kept?.state !== 'waits' && (
        <button type="button" class="button second" onClick={() => setPlanning(planningFrom(scene.game, sight, seat))}>
          <Icon name="i-edit" />
          {plan.open}
        </button>
      )}
      <p role="alert">{problem}</p>
    </section>
  );
}

/** What the server keeps, and what has come of it. */
function Kept({ kept, scene, withdraw }: { kept: OrdersSight; scene: TableScene; withdraw: () => void }) {
  const { plan } = mailWords.value;
  return (
    <>
      <p class="plan-state" role="status">
        <Icon name={kept.state === 'waits' ? 'i-clock' : 'i-check'} size={16} />
        {plan.states[kept.state]}
      </p>
      <Cases lines={kept.lines} played={kept.played} scene={scene} />
      <button type="button" class="button quiet" onClick={withdraw}>
        {kept.state === 'waits' ? plan.withdraw : plan.close}
      </button>
    </>
  );
}

/** A plan in words, case by case. */
function Cases({ lines, played, scene }: { lines: readonly OrderLine[]; played: readonly number[]; scene: TableScene }) {
  const { plan } = mailWords.value;
  const list = new Intl.ListFormat(scene.language);
  return (
    <ul class="plan-cases">
      {casesOf(lines).map(({ steps, lines: path }) => {
        const moves = path.map(at => sentenceOf(scene, lines[at]?.play ?? '')).join(' → ');
        const condition = list.format(steps.map(({ seat, move }) => plan.does(nameAt(scene, seat), sentenceOf(scene, move))));
        return (
          <li key={path.join(' ')}>
            {steps.length > 0 ? plan.case(condition, moves) : plan.always(moves)}
            {path.some(at => played.includes(at)) && <em> {plan.played}</em>}
          </li>
        );
      })}
    </ul>
  );
}

interface MakingProps {
  readonly planning: Planning;
  readonly scene: TableScene;
  readonly change: (planning: Planning) => void;
  readonly another: () => void;
  readonly again: () => void;
  readonly keep: () => void;
  readonly close: () => void;
}

/** The next choice of a plan that is being made. */
function Desk({ planning, scene, change, another, again, keep, close }: MakingProps) {
  const { plan } = mailWords.value;
  const { game } = scene;
  const decision = decisionIn(game, planning);
  const isOwn = decision?.seat === planning.seat;
  const name = nameAt(scene, decision?.seat ?? 0);
  const view = game.view(planning.match.state, planning.seat);
  const take = (value: string) => {
    if (value === '' || !decision) return;
    const move = decision.moves[Number(value)]?.move;
    if (move === undefined) change(withAnything(game, planning));
    else change(isOwn ? withLine(game, planning, move) : withStep(game, planning, { seat: decision.seat, move }));
  };
  const own = planning.lines.length === 0 && planning.steps.length === 0 && !planning.isAnyway ? plan.first : plan.then;
  return (
    <>
      <h2 class="eyebrow">{plan.title}</h2>
      <p class="hint-text">{plan.help}</p>
      <Cases lines={planning.lines} played={[]} scene={scene} />
      {planning.steps.length > 0 && (
        <p class="plan-so-far">
          {planning.steps.map(({ seat, move }) => plan.does(nameAt(scene, seat), sentenceOf(scene, move))).join(' · ')}
        </p>
      )}
      {decision ? (
        <label class="plan-choice" key={`${planning.lines.length} ${planning.steps.length} ${planning.isAnyway}`}>
          <b>{isOwn ? own : plan.if(name)}</b>
          <select onChange={event => take(event.currentTarget.value)}>
            <option value="">{plan.choose}</option>
            {!isOwn && <option value="any">{plan.whatever(name)}</option>}
            {decision.moves.map(({ move }, at) => (
              <option key={move} value={at}>
                {sentenceOf(scene, move, view)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p class="hint-text">{plan.ends}</p>
      )}
      <div class="acts">
        <button type="button" class="button primary" disabled={planning.lines.length === 0} onClick={keep}>
          {plan.keep}
        </button>
        {planning.lines.length > 0 && (
          <button type="button" class="button second" onClick={another}>
            {plan.another}
          </button>
        )}
        <button type="button" class="button quiet" onClick={again}>
          {plan.again}
        </button>
        <button type="button" class="button quiet" onClick={close}>
          {plan.close}
        </button>
      </div>
    </>
  );
}

function nameAt({ seats }: TableScene, seat: number): string {
  return seats.find(each => each.seat === seat)?.name ?? '';
}

/** A move in the words of its game; in notation where the game has none for this moment. */
function sentenceOf({ game, texts, view: now }: TableScene, written: string, view: unknown = now): string {
  const move = game.read(written);
  try {
    return move ? texts.move(move, view) : written;
  } catch {
    return written;
  }
}
