import { texts } from './sentences.ts';

const pieces = {
  coast: 'kyst',
  town: 'by',
  alps: 'Alperne',
  nice: 'Nice',
  genoa: 'Genova',
  trieste: 'Trieste',
  lisbon: 'Lissabon',
  lyon: 'Lyon',
  munich: 'München',
  vienna: 'Wien',
  paris: 'Paris',
  chur: 'Chur',
  innsbruck: 'Innsbruck',
  zermatt: 'Zermatt',
  chamonix: 'Chamonix',
} as const;

const DREAMS = { coast: 'kysten', town: 'en by', alps: 'Alperne' } as const;

/** Night Train, in Danish. */
export const da = texts('da', {
  pitch: 'Én nat, otte stationer, fire klokker: Stå op for den udsigt, du drømmer om, og sov dig igennem resten.',
  sections: { 'NT-1': 'Generelt', 'NT-2': 'Opstilling', 'NT-3': 'Et stop', 'NT-4': 'Morgen' },
  rules: {
    'NT-1.1': 'Nattoget gør så mange stop, som I aftaler, normalt otte. Om morgenen vinder den, der har flest point.',
    'NT-1.2': 'Indtil det bliver morgen, er det kun dig, der ved, hvad du drømmer om.',
    'NT-2.1': 'Alle begynder med lige mange klokker, normalt fire.',
    'NT-2.2':
      'Alle får ét af seks drømmekort med bagsiden opad; der er to af hvert landskab: kyst, by og Alperne. De kort, der er til overs, bliver i æsken, uden at nogen ser dem.',
    'NT-2.3': 'Tilfældet afgør, hvem der bliver spurgt først ved det første stop.',
    'NT-3.1': 'Ved hvert stop trækkes en station, der ikke har været der før. Postkortet derfra ligger på perronen med forsiden opad.',
    'NT-3.2': 'I bliver spurgt én efter én i den rækkefølge, I sidder: sove videre eller stå op.',
    'NT-3.3': 'Det koster en klokke at stå op. Uden klokke sover du fra stoppet.',
    'NT-3.4': 'Den, der står op, tager postkortet, og så bliver ingen andre spurgt ved det stop.',
    'NT-3.5': 'Hvis alle sover, bliver postkortet liggende og tæller ikke for nogen.',
    'NT-3.6': 'Ved det næste stop bliver den næste i rækken spurgt først.',
    'NT-4.1': 'Efter det sidste stop er det morgen, og alle viser deres drømmekort.',
    'NT-4.2': 'Et postkort tæller de point, der er trykt på det, 1 til 4, og dobbelt, hvis det viser det landskab, du drømmer om.',
    'NT-4.3': 'Hver klokke, du har tilbage, tæller 1 point.',
    'NT-4.4':
      'Den med flest point vinder. Står det lige, er den foran, der har flest klokker tilbage; er der også lige mange af dem, deles placeringen.',
  },
  options: {
    stops: { name: 'Stop', help: 'Hvor mange stationer toget holder ved i løbet af natten.' },
    bells: { name: 'Klokker', help: 'Hvor mange gange hver spiller kan stå op.' },
  },
  pieces,
  refusals: { 'NT-3.3': ({ bells }) => `Du kan ikke stå op: Alle dine klokker (${bells}) har ringet.` },
  moves: {
    sleep: () => 'Sov videre',
    rise: (_move, { station }) => (station ? `Stå op, og tag postkortet fra ${pieces[station]}` : 'Stå op'),
  },
  events: {
    dealt: ({ seat, dream }, voice) =>
      dream ? `${voice.name(seat)} drømmer om ${DREAMS[dream]}.` : `${voice.name(seat)} får et drømmekort.`,
    arrived: ({ stop, station }) => `Stop ${stop}: ${pieces[station]}.`,
    slept: ({ seat }, voice) => `${voice.name(seat)} sover videre.`,
    rose: ({ seat, station }, voice) => `${voice.name(seat)} står op og tager postkortet fra ${pieces[station]}.`,
    missed: ({ station }) => `Ingen står op for at se ${pieces[station]}.`,
    morning: ({ dreams }, voice) =>
      `Godmorgen. ${dreams.map((dream, seat) => `${voice.name(seat)} drømte om ${DREAMS[dream]}.`).join(' ')}`,
  },
  table: {
    stop: (stop, stops) => `Stop ${stop} af ${stops}`,
    platform: postcard => `På perronen: ${postcard}`,
    bells: bells => (bells === 1 ? '1 klokke' : `${bells} klokker`),
    nothing: 'ingen postkort',
    dream: landscape => `drøm: ${landscape}`,
  },
});
