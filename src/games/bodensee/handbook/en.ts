import { manual } from './manual.ts';

export const en = manual({
  goal: [
    'You own a tourism company on Lake Constance. Buses full of tourists circle the lake; everyone drives all of them. Build attractions where the buses stop. Tourists spend their pips there, and each pip is a euro for the owner.',
    'The game ends when a tourist must board and the dice bag is empty. It also ends when the attractions of one colour are used up.',
    'The richest company wins. Building costs money first, so build where buses must stop often, and drive them there yourself.',
  ],
  turn: [
    'Choose a bus. It belongs to no one.',
    'Morning: you may use one action of the town where it stands.',
    'Drive: the bus follows the roads to the first free town that has appeal for someone aboard.',
    'Tour: the attractions are visited one by one, highest priority first. One tourist of its colour with enough pips loses its value in pips and pays the owner. You receive the last pips of a tourist you ruin as well.',
    'All day: you may use one all-day action of the town you reached, Build for instance.',
    'Refill: new attractions in the market, a new tourist for each one ruined.',
  ],
  scoring: [
    'Only money counts: start money and what tourists paid you, less building and ferry. Attractions bring nothing more at the end, but they decide a tie.',
  ],
  numbers: {
    money: 'Euros in turn order',
    buses: 'Buses',
    aboard: 'Tourists on each bus',
    bag: 'Dice left in the bag',
    market: 'Open attractions',
  },
  euros: 'euros',
  sum: { ruined: 'ruined tourist', fare: 'ferry' },
  result: { title: 'Where the money came from', player: 'Company', tiles: 'Attractions' },
  parts: {
    startMoney: 'start',
    atHome: 'own turns',
    fromOthers: 'others’ turns',
    ruinMoney: 'ruined tourists',
    spentOnBuilding: 'building',
    spentOnFerry: 'ferry',
  },
  towns: {
    title: 'The towns',
    town: 'Town',
    spaces: 'Spaces',
    morning: 'Morning action',
    allDay: 'All-day action',
    signs: 'Signs',
    harbour: 'harbour',
    drop: 'water drop',
    note: 'The spaces are read from the picture of the board; the option “Spaces in towns” changes them.',
  },
  prices: {
    title: 'What building costs',
    category: 'Category',
    price: 'Euros',
    more: 'more for each of its colour',
    note: 'A harbour adds the same again. Our number: the price of grey attractions; an option changes it.',
  },
});
