import type { PracticeTexts } from '../../../kernel/index.ts';

export const practiceTexts: PracticeTexts = {
  eleven: {
    title: 'Eleven euros',
    goal: 'Earn €11 on this turn.',
    hint: 'Which morning action makes every visit pay more? And where can someone visit once more?',
    solved: 'A higher value, a last pip and one more tour: €11.',
  },
  ferry: {
    title: 'Across the lake',
    goal: 'Ruin two tourists on one turn.',
    hint: 'Your last euro pays for the ferry. Then see whose pips are exactly the value.',
    solved: 'The Castle took the 4, the Monastery the 2. Both are ruined, and both paid twice.',
  },
  last: {
    title: 'The last tourist',
    goal: 'End the game on this turn, and win it.',
    hint: 'The bag is empty, so one ruined tourist ends the game. Ruin them at an attraction of your own.',
    solved: 'The last tourist was ruined with you. The game is over, and you have the most money.',
  },
};
