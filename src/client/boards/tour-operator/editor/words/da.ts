// What the editor of Tour Operator says, in Danish.
import type { TourWords } from './en.ts';

/** Danish. */
export const da: TourWords = {
  fields: {
    activities: 'Aktiviteter',
    x: 'På kortet, fra venstre',
    y: 'På kortet, fra toppen',
    interests: 'Interesser',
    plusOne: '+1 for',
    patience: 'Tålmodighed',
    business: 'Flyver business',
    weeks: 'Opholdets længde i uger',
    'tourists-room': 'Værelse',
    spaces: 'Felter',
    vp: 'Point',
    players: 'Mindste antal spillere',
    amount: 'Tal på kortet',
    uses: 'Gange pr. uge',
  },
  values: {
    'plusOne-null': 'ingenting',
    'room-null': 'alle slags',
    'room-vip': 'VIP-værelse',
    'room-dorm': 'sovesal',
    'business-true': 'ja',
    'business-false': 'nej',
  },
  checks: { plusOne: () => '+1 skal høre til en af kortets interesser.' },
  mends: { noPlusOne: () => 'Fjern +1' },
  cities: 'Byer',
  citiesHelp: 'Hvad et besøg giver for hver interesse, 0 til 9, og op til tre aktiviteter.',
  tourists: 'Turister',
  touristsHelp: 'Én eller to interesser, særlige ønsker og opholdets længde, 1 til 5 uger.',
  rows: 'Aktivitetsrækker',
  rowsHelp: 'Ét til fem felter, og hvad den første, der fylder rækken, får.',
  staff: 'Ansatte',
  staffHelp: 'Tallene på kortene. Hvad en ansat gør, bliver, som det er.',
};
