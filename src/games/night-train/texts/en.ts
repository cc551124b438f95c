import { texts } from './sentences.ts';

const pieces = {
  coast: 'coast',
  town: 'town',
  alps: 'Alps',
  nice: 'Nice',
  genoa: 'Genoa',
  trieste: 'Trieste',
  lisbon: 'Lisbon',
  lyon: 'Lyon',
  munich: 'Munich',
  vienna: 'Vienna',
  paris: 'Paris',
  chur: 'Chur',
  innsbruck: 'Innsbruck',
  zermatt: 'Zermatt',
  chamonix: 'Chamonix',
} as const;

const DREAMS = { coast: 'the coast', town: 'a town', alps: 'the Alps' } as const;

/** Night Train, in English. */
export const en = texts('en', {
  pitch: 'One night, eight stations, four bells: get up for the view you dream of, and sleep through the rest.',
  sections: { 'NT-1': 'In general', 'NT-2': 'Setting up', 'NT-3': 'A stop', 'NT-4': 'Morning' },
  rules: {
    'NT-1.1': ({ stops }) => `The night train makes ${stops} stops. In the morning, the player with the most points wins.`,
    'NT-1.2': 'Until morning, only you know what you dream of.',
    'NT-2.1': ({ bells }) => `Everyone begins with ${bells === 1 ? '1 bell' : `${bells} bells`}.`,
    'NT-2.2':
      'Everyone is dealt one of six dream cards face down; there are two of each landscape: coast, town and Alps. The cards left over stay in the box, unseen.',
    'NT-2.3': 'The player who is asked first at the first stop is chosen at random.',
    'NT-3.1': 'At every stop, a station that has not come yet is drawn at random. Its postcard lies on the platform, face up.',
    'NT-3.2': 'You are asked one after another, in order of seats: sleep on, or get up.',
    'NT-3.3': 'Getting up costs one bell. Without a bell, you sleep through the stop.',
    'NT-3.4': 'The player who gets up takes the postcard, and no one else is asked at this stop.',
    'NT-3.5': 'If everyone sleeps, the postcard stays behind and counts for no one.',
    'NT-3.6': 'At the next stop, the next player in order of seats is asked first.',
    'NT-4.1': 'After the last stop it is morning, and everyone shows their dream card.',
    'NT-4.2': 'A postcard counts the points printed on it, 1 to 4, and twice as many if it shows the landscape you dream of.',
    'NT-4.3': 'Every bell you have left counts 1 point.',
    'NT-4.4': 'The most points win. In a tie, the player with more bells left is ahead; if those are equal too, the place is shared.',
  },
  options: {
    stops: { name: 'Stops', help: 'How many stations the train stops at during the night.' },
    bells: { name: 'Bells', help: 'How often each player can get up.' },
  },
  pieces,
  refusals: { 'NT-3.3': ({ bells }) => `You can’t get up: all ${bells} of your bells have rung.` },
  moves: {
    sleep: () => 'Sleep on',
    rise: (_move, { station }) => (station ? `Get up for the postcard of ${pieces[station]}` : 'Get up'),
  },
  events: {
    dealt: ({ seat, dream }, voice) =>
      dream ? `${voice.name(seat)} dreams of ${DREAMS[dream]}.` : `${voice.name(seat)} is dealt a dream card.`,
    arrived: ({ stop, station }) => `Stop ${stop}: ${pieces[station]}.`,
    slept: ({ seat }, voice) => `${voice.name(seat)} sleeps on.`,
    rose: ({ seat, station }, voice) => `${voice.name(seat)} gets up and takes the postcard of ${pieces[station]}.`,
    missed: ({ station }) => `No one gets up for ${pieces[station]}.`,
    morning: ({ dreams }, voice) => `Morning. ${dreams.map((dream, seat) => `${voice.name(seat)} dreamed of ${DREAMS[dream]}.`).join(' ')}`,
  },
  table: {
    stop: (stop, stops) => `Stop ${stop} of ${stops}`,
    platform: postcard => `On the platform: ${postcard}`,
    bells: bells => (bells === 1 ? '1 bell' : `${bells} bells`),
    nothing: 'no postcards',
    dream: landscape => `dream: ${landscape}`,
  },
});
