import { de as of, type Seat, type Voice } from '../../../kernel/index.ts';
import type { Face, Token } from '../components.ts';
import { COVER } from '../cover.ts';
import { THE } from './articles-fr.ts';
import { explanations } from './explain-fr.ts';
import type { Pieces } from './pieces.ts';
import { effects, NUMBERS, pieces as printed } from './pieces-fr.ts';
import { book } from './rules-fr.ts';
import {
  afterDone,
  afterWeek,
  applicants,
  comesImpatient,
  isClosed,
  isEmpty,
  type Language,
  lexicon,
  priceOf,
  texts,
  winnersOf,
  wouldLeave,
} from './sentences.ts';
import { story, warnings } from './story-fr.ts';
import type { TableWords } from './table.ts';
import { untouchable } from './untouchable-fr.ts';

/** All sentences, with the pieces called so. */
const speak = (pieces: Pieces): Language => {
  const { piece, list, joined, either, signed, atDesk, target } = lexicon('fr', pieces, desk => `le guichet ${desk}`);
  const counted = (count: unknown, one: string, many = `${one}s`) => `${count} ${Math.abs(Number(count)) < 2 ? one : many}`;
  const PLURALS: Readonly<Record<Token, string>> = {
    fuel: 'carburants',
    coupon: 'coupons',
    seat: 'jetons siège',
    room: 'jetons chambre',
  };
  const tokens = (token: Token, count: number) => counted(count, piece(token), PLURALS[token]);
  const one = (token: Token) => `un ${token === 'fuel' ? 'jeton carburant' : piece(token)}`;
  const FACE_NAMES: Readonly<Record<Face, string>> = {
    fuel: 'carburant',
    coupon: 'coupon',
    seat: 'siège',
    room: 'chambre',
    employee: 'employé',
    wild: 'joker',
  };
  const dice = (faces: readonly Face[]) => joined(faces.map(face => FACE_NAMES[face]));
  const the = (id: unknown) => THE[id as keyof typeof THE] ?? piece(id);
  const capital = (text: string) => text.replace(/^./u, first => first.toUpperCase());
  const toThe = (id: unknown) => `à ${the(id)}`.replace(/^à le /, 'au ');
  const isDorm = (room: unknown) => room === 'D';
  /** À Rome, au Caire. */
  const within = (city: unknown) => `à ${piece(city)}`.replace(/^à Le /, 'au ');
  const forWhom = (seat: Seat, voice: Voice) => voice.tell(seat, 'vous', name => name);

  /** Vous prenez, Ada prend. */
  const says = (seat: Seat, voice: Voice, you: string, other: string) => voice.tell(seat, `Vous ${you}`, name => `${name} ${other}`);
  /** Votre avion, l’avion d’Ada. */
  const owned = (seat: Seat, voice: Voice, yours: string, noun: string) => voice.tell(seat, yours, name => `${noun} ${of(name)}`);

  const words: TableWords = {
    week: (week, weeks, start) => `Semaine ${week} sur ${weeks}, ${start === null ? 'vous commencez' : `${start} commence`}`,
    decks: (tourists, employees) => `pioches : ${counted(tourists, 'touriste')}, ${counted(employees, 'employé')}`,
    closed: 'fermée',
    display: 'À choisir',
    dice: 'Dés',
    shown: 'À embaucher',
    points: vp => counted(vp, 'point'),
    plane: where => `avion : ${where}`,
    office: 'Bureau',
    seats: 'Avion',
    hotel: 'Hôtel',
    staff: 'Personnel',
    rows: 'Activités',
    clean: 'propre',
    dirty: 'sale',
    weeks: weeks => `(${counted(weeks, 'semaine')})`,
    used: 'a servi',
    nobody: 'personne',
  };

  return {
    title: COVER.title.en,
    pitch:
      'Choisissez vos touristes, faites le plein, préparez les lits : emmenez chacun où il rêve d’aller avant qu’il ne perde patience.',
    ...book,
    handbook: async () => (await import('../handbook/fr.ts')).fr,
    pieces,
    table: words,
    story: story(pieces),
    warnings,
    untouchable,
    explanations,
    refusals: {
      'TO-2.4': ({ tourist }) => `${piece(tourist)} n’est pas à choisir maintenant. Prenez un des touristes révélés.`,
      'TO-3.2': () => 'Il ne vous reste plus d’échange. Gardez les dés tels quels.',
      'TO-3.3': ({ discard, change }) =>
        discard === change
          ? `Il faut deux dés ${FACE_NAMES[discard as Face]}.`
          : `Il faut un dé ${FACE_NAMES[discard as Face]} et un dé ${FACE_NAMES[change as Face]}.`,
      'TO-3.4': ({ faces }) => `Vos dés ne montrent pas : ${joined(String(faces).split(' ').map(piece))}.`,
      'TO-3.6': ({ die }) => `Il ne vous reste pas de dé ${FACE_NAMES[die as Face]}.`,
      'TO-3.7': ({ employee }) => (employee ? `${capital(the(employee))} n’est pas à embaucher maintenant.` : undefined),
      'TO-3.11': ({ employee }) => `${capital(the(employee))} a déjà travaillé cette semaine.`,
      'TO-F.2': ({ at, tokens: left }) => (left === 0 ? 'Vous n’avez pas de jeton siège.' : `${capital(the(at))} est déjà propre.`),
      'TO-F.3': ({ at, tokens: left, guests }) =>
        left === 0
          ? 'Vous n’avez pas de jeton chambre.'
          : `${capital(the(at))} est ${guests ? (isDorm(at) ? 'occupé' : 'occupée') : 'déjà propre'}.`,
      'TO-F.4': ({ tokens: left }) => (left === 0 ? 'Vous n’avez pas de coupon.' : 'Aucun touriste impatient à ce guichet.'),
      'TO-F.5': ({ employee, token }) =>
        token
          ? `Vous n’avez pas ce jeton à donner : ${piece(token)}.`
          : `${capital(the(employee))} ne peut pas faire cela pour vous maintenant.`,
      'TO-4.2': ({ desk, at }) => (desk !== undefined ? 'Personne n’attend à ce guichet.' : `${capital(the(at))} est pris.`),
      'TO-4.4': ({ city, here }) => (here ? `Votre avion est déjà ${within(city)}.` : `${piece(city)} n’est pas en jeu.`),
      'TO-4.8': ({ city, cost, fuel }) => `${piece(city)} coûte ${counted(cost, 'carburant')} ; vous en avez ${fuel}.`,
      'TO-4.9': ({ city }) => `Un autre avion est déjà ${within(city)}.`,
      'TO-4.13': ({ tourist }) => `Ce n’est pas à ${piece(tourist)} de marquer.`,
      'TO-4.15': ({ tourist }) => `Un autre passager passe avant ${piece(tourist)}.`,
      'TO-4.18': ({ grounded, at }) =>
        grounded ? 'Quelqu’un est resté dans votre avion : personne d’autre n’embarque.' : `Quelqu’un est resté sur ${the(at)}.`,
      'TO-5.1': ({ waiting, tourist }) =>
        waiting !== undefined ? `Encore ${counted(waiting, 'passager')} sans chambre.` : `${piece(tourist)} n’attend pas de chambre.`,
      'TO-5.2': ({ room, guests }) => `${capital(the(room))} est ${guests === 0 ? 'sale' : isDorm(room) ? 'occupé' : 'occupée'}.`,
      'TO-5.5': ({ tourist }) => `${piece(tourist)} ne peut pas partager ce dortoir.`,
      'TO-6.2': ({ activity }) => `Votre ville n’offre pas : ${piece(activity)}.`,
      'TO-6.3': ({ activity, row }) => `« ${piece(row)} » n’a plus de case ${piece(activity)} libre.`,
      'TO-6.4': ({ row }) => `Quelqu’un a déjà terminé « ${piece(row)} ».`,
      'TO-6.5': ({ row, players }) => `« ${piece(row)} » n’est pas en jeu à ${players} joueurs.`,
      'TO-6.8': ({ by }) =>
        by === 'O1'
          ? 'Votre agent de voyages ne peut pas aider maintenant.'
          : by
            ? 'Vous n’avez pas de coupon.'
            : 'C’est le tour d’un autre guichet.',
      'TO-6.9': () => 'Un touriste content ne part pas encore.',
    },
    moves: {
      chooseSide: ({ side }) => `Attendre ${piece(side)}`,
      draft: ({ tourist }, view) => `Prendre ${piece(tourist)}${comesImpatient(view, tourist) ? ' (impatient)' : ''}`,
      accept: () => 'Garder ces dés',
      swap: ({ discard, change, to }) =>
        `Sacrifier un dé ${FACE_NAMES[discard]}, tourner un dé ${FACE_NAMES[change]} sur ${FACE_NAMES[to]}`,
      turn: ({ from, to }) => `Tourner un dé ${FACE_NAMES[from]} sur ${FACE_NAMES[to]}`,
      reroll: ({ faces }) => `Relancer : ${dice(faces)}`,
      reward: ({ die, as }, view) => {
        const turnUp = `révéler ${NUMBERS[applicants(view)] ?? ''} candidats`;
        if (die !== 'wild') return capital(turnUp);
        return as === 'employee' ? `Joker : ${turnUp}` : `Joker : prendre ${tokens(as, 1)}`;
      },
      hire: ({ employee }) => (employee ? `Embaucher ${the(employee)}` : 'N’embaucher personne'),
      keep: ({ tourist }, view) => `Garder ${piece(tourist)}${comesImpatient(view, tourist) ? ' (impatient)' : ''}`,
      stop: () => 'En rester là',
      again: ({ desk }, view) => `Remplacer aussi ${atDesk(view, desk)} : deux nouveaux touristes`,
      done: (_, view) =>
        ({ roll: 'Terminé : au suivant de lancer', fly: 'Terminé : passer aux vols', weekend: 'Terminé : chacun a sa chambre' })[
          afterDone(view)
        ],
      stay: (_, view) => `Rester sur place${isEmpty(view) ? ', personne à bord' : ''}`,
      fly: ({ city, captain }, view) =>
        [
          `Voler ${isEmpty(view) ? 'à vide ' : ''}vers ${piece(city)}`,
          ...(captain ? ['sans carburant, avec le commandant chevronné'] : []),
          ...(isClosed(view, city) ? ['(fermée)'] : []),
        ].join(' '),
      board: ({ desk, seat }, view) => `Faire embarquer ${atDesk(view, desk)} (${piece(seat)})`,
      noWriter: () => 'Ne pas employer l’écrivain voyageur',
      score: ({ tourist, interest }) => `${piece(tourist)} marque pour ${piece(interest)}`,
      hotel: ({ tourist }) => `Envoyer ${piece(tourist)} à l’hôtel (sans points)`,
      leave: ({ tourist, complaint }) =>
        `Laisser ${piece(tourist)} partir en colère${complaint ? ', avec la chargée des réclamations (0)' : ' (−3)'}`,
      remain: ({ tourist }) => `Garder ${piece(tourist)} à bord (−1)`,
      place: ({ tourist, room }) => `Donner ${the(room)} à ${piece(tourist)}`,
      turnAway: (move, view) =>
        `Refuser ${piece(move.tourist)}${move.complaint ? ', avec la chargée des réclamations' : ''} (${signed(-priceOf(view, move))})`,
      skip: () => 'Pas d’activité',
      mark: ({ row, activity }) => `Couvrir la case ${piece(activity)} dans « ${piece(row)} »`,
      toMood: () => 'Passer à l’humeur des touristes',
      lower: ({ desk, complaint }, view) =>
        wouldLeave(view, desk)
          ? `Laisser ${atDesk(view, desk)} partir en colère${complaint ? ', avec la chargée des réclamations (0)' : ' (−3)'}`
          : `Laisser ${atDesk(view, desk)} s’impatienter`,
      hold: ({ desk, by }, view) => `Préserver l’humeur ${of(atDesk(view, desk))} avec ${by === 'O1' ? 'l’agent de voyages' : 'un coupon'}`,
      endWeek: (_, view) =>
        ({ player: 'Finir votre semaine', week: 'Finir la semaine : de nouveaux touristes arrivent', end: 'Finir la saison' })[
          afterWeek(view)
        ],
      use: ({ employee, on }, view) =>
        on === null ? `Faire appel ${toThe(employee)}` : `Faire appel ${toThe(employee)} (${target(view, on)})`,
      trade: ({ give, take }) => `Échanger ${one(give)} contre ${one(take)}`,
      cleanSeat: ({ seat }) => `Nettoyer ${the(seat)}`,
      cleanRoom: ({ room }) => `Nettoyer ${the(room)}`,
      coupon: ({ desk }, view) => `Réconforter ${atDesk(view, desk)} avec un coupon`,
    },
    events: {
      sideChosen: ({ seat, side }, voice) => `${owned(seat, voice, 'Votre avion', 'L’avion')} attend ${piece(side)}.`,
      roundBegun: ({ round, start }, voice) => `Semaine ${round} : ${voice.tell(start, 'vous commencez', name => `${name} commence`)}.`,
      checkedOut: ({ seat, room, guests }, voice) =>
        `${list(guests)} ${guests.length === 1 ? 'quitte' : 'quittent'} ${owned(seat, voice, 'votre hôtel', 'l’hôtel')} (${piece(room)}).`,
      revealed: ({ tourists }) => `Nouveaux touristes : ${list(tourists)}.`,
      drafted: ({ seat, tourist }, voice) => `${says(seat, voice, 'prenez', 'prend')} ${piece(tourist)}.`,
      passedOver: ({ tourists }) => `${list(tourists)} ${tourists.length === 1 ? 'rentre' : 'rentrent'} à la maison.`,
      shuffled: ({ deck, cards }) =>
        `La défausse des ${deck === 'tourists' ? 'touristes' : 'employés'} devient la pioche : ${counted(cards, 'carte')}.`,
      rolled: ({ seat, dice: faces }, voice) => `${says(seat, voice, 'obtenez', 'obtient')} : ${dice(faces)}.`,
      swapped: ({ seat, discard, change, to }, voice) =>
        `${says(seat, voice, 'sacrifiez', 'sacrifie')} un dé ${FACE_NAMES[discard]} et ${voice.tell(seat, 'tournez', () => 'tourne')} un dé ${FACE_NAMES[change]} sur ${FACE_NAMES[to]}.`,
      turned: ({ seat, from, to }, voice) => `${says(seat, voice, 'tournez', 'tourne')} un dé ${FACE_NAMES[from]} sur ${FACE_NAMES[to]}.`,
      rerolled: ({ seat, dice: faces }, voice) =>
        `${says(seat, voice, 'relancez', 'relance')} et ${voice.tell(seat, 'obtenez', () => 'obtient')} : ${dice(faces)}.`,
      gained: ({ seat, token, count }, voice) => `${says(seat, voice, 'recevez', 'reçoit')} ${tokens(token, count)}.`,
      shown: ({ seat, employees }, voice) =>
        employees.length > 0
          ? `${says(seat, voice, 'pouvez', 'peut')} embaucher ${either(employees.map(the))}.`
          : `Plus aucun employé à embaucher pour ${forWhom(seat, voice)}.`,
      hired: ({ seat, employee, replaced }, voice) =>
        `${says(seat, voice, 'embauchez', 'embauche')} ${the(employee)}${replaced ? `, qui remplace ${the(replaced)}` : ''}.`,
      hiredNobody: ({ seat }, voice) => `${says(seat, voice, 'n’embauchez', 'n’embauche')} personne.`,
      used: ({ seat, employee }, voice) => `${says(seat, voice, 'faites', 'fait')} appel ${toThe(employee)}.`,
      helped: ({ seat, employee }, voice) => `${capital(the(employee))} ${voice.tell(seat, 'vous aide', name => `aide ${name}`)}.`,
      sentElsewhere: ({ seat, tourist, drawn }, voice) =>
        `${says(seat, voice, 'envoyez', 'envoie')} ${piece(tourist)} ailleurs ; au choix : ${either(drawn.map(piece))}.`,
      kept: ({ seat, tourist }, voice) => `${says(seat, voice, 'gardez', 'garde')} ${piece(tourist)}.`,
      traded: ({ seat, give, take }, voice) =>
        `${says(seat, voice, 'échangez', 'échange')} ${one(give)} contre ${one(take)} grâce à l’intendante.`,
      seatCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'nettoyez', 'nettoie')} ${the(at)}.`,
      roomCleaned: ({ seat, at }, voice) => `${says(seat, voice, 'nettoyez', 'nettoie')} ${the(at)}.`,
      calmed: ({ seat, tourist }, voice) => `${piece(tourist)} retrouve le sourire chez ${forWhom(seat, voice)}.`,
      boarded: ({ seat, tourist, at }, voice) =>
        `${piece(tourist)} embarque dans ${owned(seat, voice, 'votre avion', 'l’avion')} (${piece(at)}).`,
      flown: ({ seat, city, fuel, open }, voice) =>
        `${says(seat, voice, 'volez', 'vole')} vers ${piece(city)} ${fuel === 0 ? 'sans carburant' : `pour ${counted(fuel, 'carburant')}`}${open ? '' : ' ; la ville est fermée'}.`,
      stayed: ({ seat, city }, voice) =>
        `${says(seat, voice, 'restez', 'reste')} ${city ? `sur place (${piece(city)})` : 'hors de la grille'}.`,
      points: ({ seat, vp, reason, who }, voice) => {
        const why =
          reason === 'employee' ? the(who) : reason === 'row' ? `« ${piece(who)} »` : `${piece(who)}, ${piece(`reason:${reason}`)}`;
        return `${signed(vp)} ${Math.abs(vp) < 2 ? 'point' : 'points'} pour ${forWhom(seat, voice)} : ${why}.`;
      },
      sentToHotel: ({ tourist }) => `${piece(tourist)} va à l’hôtel sans points.`,
      remained: ({ tourist }) => `${piece(tourist)} reste dans l’avion.`,
      placed: ({ seat, tourist, room, weeks }, voice) =>
        `${piece(tourist)} prend ${voice.tell(seat, the(room).replace(/^l[ea] /, 'votre '), name => `${the(room)} ${of(name)}`)} pour ${counted(weeks, 'semaine')}.`,
      lodged: ({ tourist }) => `${piece(tourist)} dort dans un hôtel partenaire.`,
      leftAngry: ({ seat, tourist }, voice) => `${piece(tourist)} quitte ${owned(seat, voice, 'votre agence', 'l’agence')}, en colère.`,
      marked: ({ seat, row, activity }, voice) =>
        `${says(seat, voice, 'couvrez', 'couvre')} la case ${piece(activity)} dans « ${piece(row)} ».`,
      rowFinished: ({ seat, row }, voice) => `${says(seat, voice, 'terminez', 'termine')} « ${piece(row)} » avant tout le monde.`,
      closed: ({ city }) => `${piece(city)} ferme.`,
      held: ({ tourist, by }) => `${piece(tourist)} garde le sourire grâce à ${by === 'O1' ? 'l’agent de voyages' : 'un coupon'}.`,
      lowered: ({ tourist }) => `${piece(tourist)} s’impatiente.`,
      startPassed: ({ seat }, voice) => `${says(seat, voice, 'commencerez', 'commencera')} la semaine suivante.`,
      ended: ({ winners }, voice) => {
        const { isYou, others } = winnersOf(winners, voice);
        const names = joined([...(isYou ? ['vous'] : []), ...others]);
        const verb = winners.length > 1 ? (isYou ? 'gagnez ensemble' : 'gagnent ensemble') : isYou ? 'gagnez' : 'gagne';
        return `La saison est terminée : ${names} ${verb}.`;
      },
    },
  };
};

/** Tour Operator, en français. */
export const fr = texts('french', printed, effects, speak);
