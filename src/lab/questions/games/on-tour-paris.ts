import { rivalQuestions } from '../common.ts';
import { about, betweenPlayers, type ReadyQuestion, twoThings, whatIf, worthOf } from '../ready-question.ts';

const POINTS = { what: 'score', who: 'all' } as const;

export const questions: readonly ReadyQuestion[] = [
  about('points', POINTS, { chart: 'scores' }),
  ...rivalQuestions(4),
  whatIf('docksOnce', POINTS, { dockUse: 'once' }),
  whatIf('freeX', POINTS, { xRule: 'voluntary' }),
  whatIf('xInRegions', POINTS, { xPlace: 'cardRegions' }),
  worthOf('dockWorth', 'docks', 'A'),
  worthOf('arrondissementWorth', 'arrondissements', '1'),
  betweenPlayers('mapsDiffer'),
  twoThings(POINTS, ['dockUse', ['free', 'once']], ['xRule', ['strict', 'sequential', 'voluntary']]),
];
