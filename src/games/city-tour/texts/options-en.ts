// The options in English.
import type { OptionText } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';

export const options: Readonly<Record<keyof Agreement, OptionText>> = {
  day: {
    name: 'Day',
    help: 'The day of the campaign, from 1 to 12.',
    rulebook: 'Play the days in the order of their numbers, from 1 to 12.',
  },
  ownDay: {
    name: 'Custom day',
    help: 'A layout you made yourselves instead of a day of the campaign.',
    rulebook: 'After day 12 you may make days of your own: swap the sites of a card, or put together sites and cards as you like.',
  },
  firstSeat: {
    name: 'Who starts',
    help: 'The starting player; by tradition the last to have taken a bus.',
    rulebook: 'Whoever has ridden a bus most recently.',
    values: { random: 'Random', 0: 'Player 1', 1: 'Player 2', 2: 'Player 3', 3: 'Player 4', 4: 'Player 5', 5: 'Player 6' },
  },
  piles: {
    name: 'Piles',
    help: 'With open piles you also see the next tile of each pile.',
    rulebook: 'Face down; on days of your own you may also lay them face up.',
    values: { hidden: 'Face down', open: 'Face up' },
  },
  specials: {
    name: 'Special sites',
    help: 'Whether park, station and stadium must be served to win.',
    rulebook: 'The bus need not pass every site. On days of your own, the cards you add must be fulfilled.',
    values: { byDay: 'As the day says', avoidable: 'May be avoided', mandatory: 'Must be served' },
  },
  signSites: {
    name: 'Sites at the signs',
    help: 'Whether the two letters with detour signs take visitors.',
    rulebook: 'Open are the sites met between the two signs. It does not say whether those at the signs are among them.',
    values: { open: 'Open', closed: 'Closed' },
  },
  closedSpecial: {
    name: 'Closed special site',
    help: 'What happens at a park, station or stadium closed by the detour.',
    rulebook:
      'Outside the signs the tourist sites receive no one. The list of material names 18 tourist sites, and none of the special ones.',
    values: { inert: 'Nothing', lose: 'The day is lost', open: 'It stays open' },
  },
  swapCarries: {
    name: 'Signs and fans when swapping',
    help: 'Whether they go along with their sites or stay at their letters.',
    rulebook: 'The signs stand in front of the matching sites. It says nothing of them when sites swap places.',
    values: { sites: 'Go along', letters: 'Stay' },
  },
  giveUp: {
    name: 'Giving up',
    help: 'How many votes end the day. One is enough once the objective is out of reach.',
    rulebook: 'You may start the day again. It does not say who decides.',
    values: { any: 'One vote', majority: 'More than half', all: 'All votes' },
  },
  voters: {
    name: 'Who may vote',
    help: 'The seats that may vote to give up.',
    rulebook: 'It does not say who decides.',
    values: { all: 'Everyone' },
  },
  autoEnd: {
    name: 'End a lost day',
    help: 'End the day automatically once the objective is out of reach.',
    rulebook: 'You may start again once the objective cannot be reached; you need not.',
    values: { true: 'Yes', false: 'No' },
  },
  objective: {
    name: 'Objective',
    help: 'A different objective from the card’s, for experiments; such a day does not count in the campaign.',
    rulebook: 'The objective printed on the Day card.',
  },
};
