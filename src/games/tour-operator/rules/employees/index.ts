// TO-F.5 Everybody with a move of their own in one of the windows; the others work along with the moves of a section.
import type { EmployeeId } from '../../employees.ts';
import { H1, H2, H3, H4, H5, H7, H8, H9 } from './hotel.ts';
import { O1, O6, O8, O10 } from './office.ts';
import { P1, P2, P3, P5, P6, P8 } from './plane.ts';
import type { Skill } from './skill.ts';
import { O7 } from './visa.ts';

export const SKILLS: Readonly<Partial<Record<EmployeeId, Skill>>> = {
  O1,
  O6,
  O7,
  O8,
  O10,
  P1,
  P2,
  P3,
  P5,
  P6,
  P8,
  H1,
  H2,
  H3,
  H4,
  H5,
  H7,
  H8,
  H9,
};
