// All that is drawn of the table.
import type { EmployeeId, View } from '../../../games/tour-operator/index.ts';

/** That the complaints officer went with somebody who left is told by no event. */
const UNTOLD: EmployeeId = 'O2';

/** Which decision is open is told by few events, and nobody is asked during motion: it comes with the next view. */
export function drawn({ frames, agencies, employeeDiscard, ...rest }: View) {
  return {
    ...rest,
    isOver: frames.length === 0,
    employeeDiscard: employeeDiscard.filter(employee => employee !== UNTOLD),
    agencies: agencies.map(({ employees, ...agency }) => ({
      ...agency,
      employees: { ...employees, office: employees.office?.id === UNTOLD ? null : employees.office },
    })),
  };
}
