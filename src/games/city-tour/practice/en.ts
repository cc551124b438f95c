import type { PracticeTexts } from '../../../kernel/index.ts';
import { AT_THE_BRIDGE } from './index.ts';

export const practiceTexts: PracticeTexts = {
  bridge: {
    title: 'Collect first',
    goal: `Bring ${AT_THE_BRIDGE} blue travellers to the Bridge within two turns.`,
    hint: 'The Bridge comes only once. Who can still board before you turn towards it?',
    solved: 'Five at once: that was worth the wait.',
  },
  park: {
    title: 'Tickets, please!',
    goal: 'Serve the Park within two turns, although the inspector boards now.',
    hint: 'The Bridge is on the way and needs both blue passengers. Someone blue can still board after it.',
    solved: 'One of each colour in spite of the inspection.',
  },
  last: {
    title: 'Three tiles left',
    goal: 'Win the day with the last three tiles.',
    hint: 'Three are missing, and two orange passengers are aboard. The Castle takes as many as you bring.',
    solved: 'Twelve, and out by the gate.',
  },
};
