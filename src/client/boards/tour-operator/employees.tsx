// Those who work for an agency: as a bar under their building, as a card to be hired.
import { type Agency, EMPLOYEES, type EmployeeId, type Hired, type Place } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { type Fingers, Icon, Target } from '../../ui/index.ts';
import { StaffPortrait } from './drawings/art.tsx';
import { agencyOf, boxIn, type CardScene, pieceName, type TourScene } from './scene.ts';

const PLACE_ICONS = { office: 'g-desk', plane: 'g-plane', hotel: 'g-key' } as const;

interface EmployeeProps {
  readonly scene: CardScene;
  readonly employee: EmployeeId;
  /** Whom it would replace. */
  readonly note?: string;
  /** The effect in few words. */
  readonly isShort?: boolean;
}

/** What an employee does, in few words; in full where its number is not as printed. */
function shortOf(scene: CardScene, id: EmployeeId): string {
  const { amount, uses } = boxIn(scene).staff[id];
  const isPrinted = amount === EMPLOYEES[id].amount && uses === EMPLOYEES[id].uses;
  return isPrinted ? scene.words.short[id] : pieceName(scene, `effect:${id}`);
}

/** An employee card with what it does and whom it would replace. */
export function EmployeeCard({ scene, employee, note, isShort = false }: EmployeeProps) {
  const { place, oneTime } = EMPLOYEES[employee];
  return (
    <span class="to-ec" aria-hidden="true">
      <span class="to-ec-pic">
        <StaffPortrait employee={employee} />
        <i class="to-ec-place">
          <Icon name={PLACE_ICONS[place]} size={16} />
          {scene.words[place]}
        </i>
        <i class="to-ec-kind">
          <Icon name={oneTime ? 'i-trash' : 'g-recycle'} size={16} />
        </i>
      </span>
      <b>{pieceName(scene, employee)}</b>
      <em>{isShort ? shortOf(scene, employee) : pieceName(scene, `effect:${employee}`)}</em>
      {note && <small>{note}</small>}
    </span>
  );
}

/** Whom a new employee would replace. */
export function replacing(scene: TourScene, seat: Seat, employee: EmployeeId): string {
  const old = agencyOf(scene.view, seat).employees[EMPLOYEES[employee].place];
  return old ? scene.words.leaves(pieceName(scene, old.id)) : scene.words.freePlace;
}

function employeeLabel(scene: TourScene, { id, uses }: Hired): string {
  const { words } = scene;
  const kind = EMPLOYEES[id].oneTime ? words.oneTime : words.weekly;
  return [pieceName(scene, id), pieceName(scene, `effect:${id}`), uses === 0 ? words.used : kind].join('. ');
}

/** Who works in a building. */
export function EmployeeBar({ scene, agency, fingers, place }: { scene: TourScene; agency: Agency; fingers: Fingers; place: Place }) {
  const { words } = scene;
  const hired = agency.employees[place];
  if (!hired) {
    return (
      <span class="to-emp to-nobody" data-explain="vacancy">
        <Icon name="g-employee" size={24} />
        <em>{words.nobodyHired}</em>
      </span>
    );
  }
  const { id, uses } = hired;
  return (
    <Target
      key={id}
      touching={fingers}
      touch={`employee:${id}`}
      label={employeeLabel(scene, hired)}
      class={uses === 0 ? 'to-emp to-used' : 'to-emp'}
    >
      <span class="to-emp-pic">
        <StaffPortrait employee={id} />
        {uses > 1 && <i>×{uses}</i>}
      </span>
      <span>
        <b>{pieceName(scene, id)}</b>
        <em>{uses === 0 ? words.used : shortOf(scene, id)}</em>
      </span>
      <Icon name={EMPLOYEES[id].oneTime ? 'i-trash' : 'g-recycle'} size={16} />
    </Target>
  );
}
