// Stories and warnings, in French.
import type { Story } from '../../../kernel/index.ts';
import { ROW_IDS } from '../activity-rows.ts';
import { THE } from './articles-fr.ts';
import { type Pieces, said } from './pieces.ts';
import type { Warnings } from './sentences.ts';
import type { StoryWords } from './story.ts';

const deed =
  (you: string, other: string, after = '') =>
  (isYou: boolean, what: Story): Story => [`${isYou ? you : other} `, ...what, ...(after ? [after] : [])];
const the = (id: unknown) => THE[id as keyof typeof THE];
const capital = (text: string) => text.replace(/^./u, first => first.toUpperCase());
const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Number(count) < 2 ? one : many}`;

export const story = (pieces: Pieces): StoryWords => ({
  you: 'Vous',
  object: {
    ...THE,
    ...said(ROW_IDS, pieces, name => `« ${name} »`),
    fuel: 'un jeton carburant',
    coupon: 'un coupon',
    seat: 'un jeton siège',
    room: 'un jeton chambre',
  },
  and: 'et',
  colon: ' : ',
  to: 'vers',
  for: 'contre',
  closed: ' (ville fermée)',
  fuel: fuel => (fuel === 0 ? ' sans carburant' : ` pour ${counted(fuel, 'carburant')}`),
  coupons: coupons => ` pour ${counted(coupons, 'coupon')}`,
  instead: replaced => [' (remplace ', replaced, ')'],
  points: (signed, points) => `${signed} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
  causes: { seats: 'sièges', rooms: 'chambres', angry: 'colère', rows: 'activités', staff: 'personnel' },
  week: (isYou, week) => `${isYou ? 'commencez' : 'commence'} la semaine ${week}`,
  wins: isYou => (isYou ? 'gagnez la saison' : 'gagne la saison'),
  shares: isYou => (isYou ? 'partagez la victoire' : 'partagent la victoire'),
  did: {
    fly: deed('emmenez', 'emmène'),
    flyEmpty: deed('volez à vide vers', 'vole à vide vers'),
    stay: (isYou, what) => [isYou ? 'restez' : 'reste', ...(what.length > 0 ? [' sur place (', ...what, ')'] : [' hors de la grille'])],
    side: deed('attendez', 'attend'),
    draft: deed('prenez', 'prend'),
    keep: deed('accueillez', 'accueille'),
    complete: deed('terminez', 'termine', ' en premier'),
    lose: deed('laissez partir', 'laisse partir', ' en colère'),
    hire: deed('embauchez', 'embauche'),
    house: deed('logez', 'loge'),
    lodge: deed('logez', 'loge', ' ailleurs'),
    mark: deed('couvrez la case', 'couvre la case'),
    gain: deed('recevez', 'reçoit'),
    remain: deed('gardez', 'garde', ' à bord'),
    calm: deed('faites patienter', 'fait patienter'),
    cheer: deed('réconfortez', 'réconforte'),
    use: deed('employez', 'emploie'),
    trade: deed('échangez', 'échange'),
    clean: deed('nettoyez', 'nettoie'),
    lower: deed('laissez attendre', 'laisse attendre'),
    leave: deed('dites au revoir à', 'dit au revoir à'),
    hotel: deed('envoyez', 'envoie', ' à l’hôtel sans points'),
    replace: deed('envoyez', 'envoie', ' ailleurs'),
    board: deed('embarquez', 'embarque'),
    begin: isYou => [isYou ? 'commencerez la semaine suivante' : 'commencera la semaine suivante'],
  },
});

export const warnings = (piece: (id: unknown) => string): Warnings => ({
  'empty flight': facts =>
    `Personne à bord : ${piece(facts.city)} ne rapporte rien et ferme. ${counted(facts.waiting, 'touriste attend', 'touristes attendent')} encore au bureau. Voler quand même ?`,
  'closed city': facts =>
    `${piece(facts.city)} : ville fermée. ${facts.passengers === 1 ? 'Votre passager n’y marque' : `Vos ${facts.passengers} passagers n’y marquent`} rien. Voler quand même ?`,
  'few rooms': facts =>
    `Plus de clients que de chambres propres : ${counted(facts.passengers, 'passager')}, ${counted(facts.rooms, 'chambre propre', 'chambres propres')}. Un client sans chambre fait perdre ses points et ${facts.price} de plus. Voler quand même ?`,
  'no flight': facts =>
    `Votre avion reste sur place : ${facts.passengers === 1 ? 'votre passager ne marque' : 'vos passagers ne marquent'} rien cette semaine. Rester quand même ?`,
  'idle plane': facts =>
    `Personne à bord et l’avion reste sur place : aucun point cette semaine, et ${counted(facts.waiting, 'touriste attend', 'touristes attendent')} toujours. Rester quand même ?`,
  dismissal: facts => `${capital(the(facts.employee))} partirait sans avoir servi. Embaucher ${the(facts.hired)} quand même ?`,
  'sent away': facts =>
    `${piece(facts.tourist)} part en colère : −${facts.price} points, alors qu’une chambre propre est libre. Laisser partir ?`,
  'turned away': facts =>
    `Refuser ${piece(facts.tourist)} coûte ${facts.price} points, alors qu’une chambre peut encore être prête. Refuser quand même ?`,
  'no marker': () => 'Vous pouvez poser un marqueur gratuitement ; sinon il est perdu. Y renoncer ?',
  angry: facts =>
    `${piece(facts.tourist)} part en colère : −${facts.price} points, alors que vous pouvez calmer tout le monde. Laisser partir ?`,
  'few cities': facts =>
    `${facts.cities} villes pour ${facts.flights} vols : les villes ouvertes peuvent manquer, et les points avec elles.`,
  'few tourists': facts =>
    `Seulement ${facts.tourists} touristes pour tant de joueurs : ils peuvent manquer, et des guichets rester vides.`,
});
