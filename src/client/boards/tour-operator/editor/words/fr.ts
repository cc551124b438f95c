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
    business: 'Vole en affaires',
    weeks: 'Semaines de séjour',
    'tourists-room': 'Chambre',
    spaces: 'Cases',
    vp: 'Points',
    players: 'À partir de tant de joueurs',
    amount: 'Nombre sur la carte',
    uses: 'Usages par semaine',
  },
  values: {
    'plusOne-null': 'rien',
    'room-null': 'toute chambre',
    'room-vip': 'chambre VIP',
    'room-dorm': 'dortoir',
    'business-true': 'oui',
    'business-false': 'non',
  },
  checks: { plusOne: () => 'Le +1 va avec un intérêt de la carte.' },
  mends: { noPlusOne: () => 'Retirer le +1' },
  cities: 'Villes',
  citiesHelp: 'Ce qu’une visite rapporte pour chaque intérêt, de 0 à 9, et jusqu’à trois activités.',
  tourists: 'Touristes',
  touristsHelp: 'Un ou deux intérêts, les souhaits et la durée du séjour, de 1 à 5 semaines.',
  rows: 'Rangées d’activités',
  rowsHelp: 'Une à cinq cases, et ce que gagne la première personne qui complète la rangée.',
  staff: 'Employés',
  staffHelp: 'Les nombres sur les cartes. Ce que fait un employé ne change pas.',
};
