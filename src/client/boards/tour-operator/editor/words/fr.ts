// What the editor of Tour Operator says, in French.
import type { TourWords } from './en.ts';

/** French. */
export const fr: TourWords = {
  fields: {
    activities: 'Activités',
    x: 'Sur la carte, depuis la gauche',
    y: 'Sur la carte, depuis le haut',
    interests: 'Intérêts',
    plusOne: '+1 pour',
    patience: 'Patience',
    business: 'Vole en classe affaires',
    weeks: 'Semaines de séjour',
    'tourists-room': 'Chambre',
    spaces: 'Cases',
    vp: 'Points',
    players: 'Nombre minimal de joueurs',
    amount: 'Nombre sur la carte',
    uses: 'Utilisations par semaine',
  },
  values: {
    'plusOne-null': 'rien',
    'room-null': 'n’importe laquelle',
    'room-vip': 'chambre VIP',
    'room-dorm': 'dortoir',
    'business-true': 'oui',
    'business-false': 'non',
  },
  checks: { plusOne: () => 'Le +1 doit porter sur un intérêt de la carte.' },
  mends: { noPlusOne: () => 'Retirer le +1' },
  cities: 'Villes',
  citiesHelp: 'Ce qu’une visite rapporte pour chaque intérêt, de 0 à 9, et jusqu’à trois activités.',
  tourists: 'Touristes',
  touristsHelp: 'Un ou deux intérêts, les souhaits et la durée du séjour, de 1 à 5 semaines.',
  rows: 'Rangées d’activités',
  rowsHelp: 'Une à cinq cases, et ce que gagne la première personne à compléter la rangée.',
  staff: 'Employés',
  staffHelp: 'Les nombres sur les cartes. Ce que fait un employé ne change pas.',
};
