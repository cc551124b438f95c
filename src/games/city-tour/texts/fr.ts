import { COVER } from '../cover.ts';
import { explain } from './explain-fr.ts';
import { options } from './options-fr.ts';
import { capital, lexicon, type PieceWords } from './pieces.ts';
import { rules, sections } from './rules-fr.ts';
import { type Reasons, texts } from './sentences.ts';

const names = { G: 'vert', O: 'orange', B: 'bleu', W: 'fan' } as const;
const several = { G: 'verts', O: 'orange', B: 'bleus', W: 'fans' } as const;

const words: PieceWords = {
  names,
  travellers: {
    G: ['un voyageur vert', 'voyageurs verts'],
    O: ['un voyageur orange', 'voyageurs orange'],
    B: ['un voyageur bleu', 'voyageurs bleus'],
    W: ['un fan', 'fans'],
  },
  passenger: { G: 'un passager vert', O: 'un passager orange', B: 'un passager bleu', W: 'un fan' },
  passengers: count => `${count} ${count > 1 ? 'passagers' : 'passager'}`,
  several: count => `${count} voyageurs`,
  count: (colour, count) => `${count} ${count > 1 ? several[colour] : names[colour]}`,
  you: 'vous',
  flyover: { name: 'autopont', a: 'un autopont' },
  bend: { name: 'double virage', a: 'un double virage' },
  controller: { name: 'tuile Contrôleur', a: 'la tuile Contrôleur' },
  empty: 'vide',
  inspector: 'Madame Perforée',
  bus: 'bus City Tour',
  sites: {
    BR: { full: 'Pont Papyrus', the: 'le Pont', at: 'au Pont' },
    FO: { full: 'Fontaine de l’Encrier', the: 'la Fontaine', at: 'à la Fontaine' },
    LA: { full: 'Labyrinthe de papier crépon', the: 'le Labyrinthe', at: 'au Labyrinthe' },
    GA: { full: 'Jardin botanique Origami', the: 'le Jardin botanique', at: 'au Jardin botanique' },
    CA: { full: 'Château de carton', the: 'le Château', at: 'au Château' },
    CL: { full: 'Grande Horloge de la place du Parchemin', the: 'la Grande Horloge', at: 'à la Grande Horloge' },
    PARK: { full: 'Parc Confetti', the: 'le Parc', at: 'au Parc' },
    STATION: { full: 'Gare du Bristol', the: 'la Gare', at: 'à la Gare' },
    STADIUM: { full: 'Stade Kraft', the: 'le Stade', at: 'au Stade' },
  },
  cards: {
    Park: 'Parc d’attractions',
    Controller: 'Contrôle surprise',
    Station: 'Gare',
    Detour: 'Déviation',
    Stadium: 'Stade',
    'GV A': 'Grands Voyageurs A : deux pour le train de nuit',
    'GV B': 'Grands Voyageurs B : le club de jardinage et son trésorier',
    'GV C': 'Grands Voyageurs C : la famille Vélin',
  },
  streets: [
    'quai du Folio',
    'rue de la Rame',
    'avenue du Vélin',
    'avenue du Rouleau',
    'quai du Carbone',
    'rue du Buvard',
    'rocade',
    'porte du Filigrane',
  ],
  days: [
    'Premier pli',
    'Marché rue de la Rame',
    'La longue pliure',
    'Vos tickets, s’il vous plaît !',
    'Matin de confettis',
    'La ronde de la contrôleuse',
    'Inauguration de la gare',
    'Travaux rue de la Rame',
    'Sens unique en ville',
    'Coup d’envoi au Stade Kraft',
    'Soir de coupe',
    'La dernière page',
  ],
  spaces: [
    'coin entre B et C',
    'case près de C',
    'case près de D',
    'coin de la sortie',
    'case près de B',
    'case centrale au nord-ouest',
    'case centrale au nord-est',
    'case nord près de E',
    'case près de A',
    'case centrale au sud-ouest',
    'case centrale au sud-est',
    'case sud près de E',
    'coin de départ',
    'case ouest près de F',
    'case est près de F',
    'coin entre E et F',
  ],
  atSpace: each => `${each.startsWith('case') ? 'la' : 'le'} ${each}`,
};

const { piece, street, tile, site, crowd, passenger, space, spaceNamed, the } = lexicon(words);
const isMany = (count: number) => count > 1;

const reasons: Reasons = {
  objective: 'l’objectif est atteint',
  short: 'trop peu de voyageurs sont arrivés',
  park: 'il manquait une couleur au Parc',
  station: 'la Gare demandait un bus complet',
  stadium: 'le Stade demandait les deux fans',
  grandsVoyageurs: 'les Grands Voyageurs n’étaient pas à bord',
  specialUnserved: 'un site spécial n’a pas été desservi',
  conceded: 'l’équipe a abandonné',
  outOfReach: 'l’objectif était hors d’atteinte',
};

/** City Tour en français. */
export const fr = texts({
  handbook: async () => (await import('../handbook/fr.ts')).fr,
  title: COVER.title.en,
  pitch:
    'Un bus, une équipe et une ville de papier qui se déplie sous vos roues : chargez les voyageurs, menez-les à bon port et sortez à temps.',
  words,
  sections,
  rules,
  explain,
  options,
  table: {
    day: (day, title) => `Journée ${day} : ${title}`,
    ownDay: 'Une journée à vous',
    colon: ' : ',
    turn: (turn, last) => `tour ${turn} sur ${last}`,
    delivered: (count, objective) => `arrivés : ${count} sur ${objective}`,
    leaving: each => `à bord à la sortie : ${each}`,
    sign: 'panneau Déviation',
    fanWaits: 'un fan attend',
    noSite: 'pas de site',
    passed: 'passé',
    cutOff: 'coupé',
    ahead: 'à venir',
    bus: (each, seats) => `Bus : ${each}, ${seats} ${seats > 1 ? 'places libres' : 'place libre'}`,
    nobody: 'personne',
    before: (each, side) => `devant ${each}, en venant ${side}`,
    sides: ['du nord', 'de l’est', 'du sud', 'de l’ouest'],
    reserve: 'Réserve',
    piles: (left, right) => `piles de ${left} et ${right}`,
    revealed: 'Révélées',
    next: 'Suivantes',
    votes: 'Pour l’abandon',
    atTurn: (voice, seat) => voice.tell(seat, '▶ Vous posez une tuile.', name => `▶ ${name} pose une tuile.`),
    inspected: (voice, seat) => voice.tell(seat, '▶ Vous choisissez qui doit descendre.', name => `▶ ${name} choisit qui doit descendre.`),
    result: (won, total, objective, turns) =>
      `${won ? 'Gagné' : 'Perdu'} : ${total} sur ${objective} en ${turns} ${isMany(turns) ? 'tours' : 'tour'}.`,
  },
  refusals: {
    'CT-2.7': ({ seat }) => (seat === undefined ? undefined : `C’est au joueur ${Number(seat) + 1} de jouer.`),
    'CT-3.1': ({ tile: next }) => `${capital(tile(next))} vient au tour suivant ; seules les deux tuiles révélées se posent maintenant.`,
    'CT-3.2': ({ left, right, front }) =>
      front
        ? `Le bus est devant ${spaceNamed(front)} ; une tuile se pose juste devant le bus, et nulle part ailleurs.`
        : `Seule une tuile révélée se pose : ${tile(left)} ou ${tile(right)}.`,
    'CT-3.4': ({ tile: out }) =>
      out
        ? `Défausse : ${tile(out)} ; une tuile défaussée ne revient plus de la partie.`
        : 'Ces tuiles sont défaussées ; elles ne reviennent plus de la partie.',
    'CT-3.5': () => 'Cette tuile est posée ; une tuile posée ne bouge plus.',
    'CT-3.7': () => 'Ces tuiles sont encore cachées ; personne ne les regarde avant qu’elles soient révélées.',
    'CT-4.1': ({ site: there }) => `Pour atteindre ${the(there)}, il faut que la route y mène ; le bus suit la route sans jamais choisir.`,
    'CT-4.3': ({ bus }) => (bus ? 'Le bus part de lui-même dès qu’une tuile est posée ; il n’a jamais le choix de la route.' : undefined),
    'CT-4.7': ({ site: there }) => `Le bus est déjà passé devant ${the(there)} ; il ne passe qu’une fois devant chaque lettre.`,
    'CT-5.1': ({ reserve }) =>
      reserve ? 'Ces pions sont dans la réserve ; ils montent d’eux-mêmes quand le bus rencontre un voyageur de leur couleur.' : undefined,
    'CT-6.1': ({ passenger: who }) =>
      who === 'W'
        ? 'Les fans descendent d’eux-mêmes, au Stade ou à la Gare seulement.'
        : `Les passagers de cette couleur (${piece(who)}) descendent d’eux-mêmes à un site de leur couleur, jamais ailleurs.`,
    'CT-6.6': ({ site: there }) =>
      `La route qui longe ${the(there)} revient sur elle-même ; le site est coupé, le bus ne peut plus y venir.`,
    'CT-10.5': ({ site: there }) =>
      `Fermé pour l’instant : ${the(there)}. Les sites n’accueillent qu’entre le premier panneau Déviation et le second.`,
    'CT-11.2': ({ fan }) => (fan ? 'Ce fan attend ; un fan monte de lui-même au passage du bus, s’il y a une place.' : undefined),
    'CT-9.4': () => 'La tuile Contrôleur est révélée et doit être posée. Pivotez-la à votre gré.',
    'CT-9.5': ({ colour, waits }) =>
      waits
        ? 'Le bus est arrêté sur la tuile Contrôleur ; il ne repart qu’une fois un passager descendu.'
        : colour === 'W'
          ? 'Aucun fan n’est à bord ; seul un passager du bus peut descendre.'
          : `Aucun passager ${piece(colour)} n’est à bord ; seul un passager du bus peut descendre.`,
    'CT-7.8': ({ voted }) =>
      voted === 1 ? 'Vous avez déjà voté ; attendez la prochaine tuile.' : 'Vous n’avez pas de voix à cette table.',
  },
  semicolon: ' ; ',
  place: (each, degrees) => (degrees === 0 ? `Poser ${each}` : `Poser ${each} à ${degrees}°`),
  control: each => `Faire descendre ${each}`,
  concede: (votes, needed) =>
    votes >= needed ? 'Abandonner : la journée est perdue' : `Voter l’abandon de la journée (${votes} sur ${needed})`,
  preview: {
    setDown: (count, at) => `${count} ${isMany(count) ? 'descendent' : 'descend'} ${at}`,
    sendHome: (count, at, required) => `${at}, il en faut ${required} : ${count} ${isMany(count) ? 'rentrent' : 'rentre'} à la réserve`,
    lost: at => `personne ne descend ${at}, site perdu pour de bon`,
    closed: the => `fermé, ${the} : tous restent à bord, site perdu pour de bon`,
    fan: 'un fan monte',
    fanLeft: 'un fan reste là pour de bon',
    board: (each, count) => `${each} ${isMany(count) ? 'montent' : 'monte'}`,
    stay: (each, count) => `${each} ${isMany(count) ? 'restent' : 'reste'} au bord de la route`,
    inspector: 'la contrôleuse monte et quelqu’un doit descendre',
    stop: each => `arrêt devant ${each}`,
    end: (won, total) => (won ? `journée gagnée avec ${total}` : `journée perdue avec ${total}`),
  },
  warnings: {
    lostAtSite: ({ the }) => `Impossible de desservir ${the} : la journée serait perdue sur-le-champ. Rouler quand même ?`,
    leavesShort: ({ total, objective }) =>
      `Le bus sortirait avec ${total} sur ${objective}, et la journée serait perdue. Rouler quand même ?`,
    leavesWithout: () => 'Il manquerait des Grands Voyageurs à la sortie, et la journée serait perdue. Rouler quand même ?',
    leavesUnserved: () => 'Un site spécial n’aurait pas été desservi, et la journée serait perdue. Rouler quand même ?',
    losesFan: ({ the }) => `Un fan serait perdu pour de bon, et ${the} demande les deux. Continuer quand même ?`,
    tooEarly: ({ the, crowd: later, count, required }) =>
      `${capital(the)} en demande ${required} et il n’en descendrait que ${count} ; à prendre juste après : ${later}. Rouler quand même ?`,
    usesUp: ({ the, crowd: wasted, required }) =>
      `Après ce passage, ${the} ne sert plus : il en faut ${required}. Retour à la réserve : ${wasted}. Rouler quand même ?`,
    leavesBehind: ({ crowd: left }) => `Bus trop plein ; au bord de la route : ${left}. Rouler quand même ?`,
    givesUpWon: ({ total, objective }) => `Déjà arrivés : ${total} sur ${objective}. Abandonner quand même ?`,
  },
  story: {
    colon: ' : ',
    places: (voice, seat) => voice.tell(seat, 'Vous posez', name => `${name} pose`),
    chooses: (voice, seat) => voice.tell(seat, 'Vous faites descendre', name => `${name} fait descendre`),
    off: who => [who, ' doit descendre'],
    board: (who, count) => [who, isMany(count) ? ' montent' : ' monte'],
    stay: (who, count) => [who, isMany(count) ? ' restent au bord de la route' : ' reste au bord de la route'],
    arrive: (who, count, at) => [who, isMany(count) ? ' descendent ' : ' descend ', at],
    home: (count, at, required) => [`retour à la réserve pour ${count} `, at, `, qui en demande ${required}`],
    lost: at => ['personne ne descend ', at, ', et le bus n’y repassera pas'],
    closed: the => [`fermé, ${the}, et le bus n’y repassera pas`],
    unserved: the => [`impossible de desservir ${the}`],
    fan: who => [who, ' monte'],
    fanLeft: who => [who, ' reste là pour de bon'],
    sign: order => [order === 1 ? 'les sites suivants ouvrent' : 'les sites suivants ferment'],
    ended: (won, total, objective) => [`la journée est ${won ? 'gagnée' : 'perdue'}, ${total} sur ${objective}`],
    nothing: 'le bus roule',
    revealed: 'Révélées',
  },
  events: {
    begun: ({ seat, objective }, voice) =>
      voice.tell(
        seat,
        `Vous commencez ; objectif : ${objective} voyageurs.`,
        name => `${name} commence ; objectif : ${objective} voyageurs.`,
      ),
    revealed: ({ turn, left, right }) => `Tour ${turn} : ${tile(left)} et ${tile(right)}.`,
    placed: ({ seat, tile: placed, space: at, discarded }, voice) => {
      const what = `${tile(placed)} sur ${space(at)} ; défausse : ${tile(discarded)}`;
      return voice.tell(seat, `Vous posez ${what}.`, name => `${name} pose ${what}.`);
    },
    drove: () => undefined,
    boarded: ({ colour }) => `${capital(crowd(colour))} monte.`,
    leftBehind: ({ colour, why }) =>
      `${capital(crowd(colour))} reste au bord de la route : ${why === 'full' ? 'le bus est complet' : 'plus de pion de cette couleur'}.`,
    passed: ({ letter, site: there }) => `Le bus passe devant ${letter}, ${street(letter)}${there ? ` : ${site(there).the}` : ''}.`,
    signMet: ({ order }) =>
      order === 1
        ? 'Premier panneau Déviation : les sites suivants sont ouverts.'
        : 'Second panneau Déviation : les sites suivants sont fermés.',
    turnedAway: ({ site: there }) => `Fermé : ${site(there).the}. Tout le monde reste à bord, et le bus n’y repassera pas.`,
    setDown: ({ site: there, pawns }) =>
      `Bravo ! ${capital(crowd(pawns))} ${isMany(pawns.length) ? 'descendent' : 'descend'} ${site(there).at}.`,
    sentHome: ({ site: there, count, required }) =>
      count === 0
        ? `Personne ne descend ${site(there).at}, et le bus n’y repassera pas.`
        : `Zut ! ${capital(site(there).the)} en demande ${required}, le bus n’en amène que ${count}. Retour à la réserve, et le bus n’y repassera pas.`,
    unserved: ({ site: there }) => `Impossible de desservir ${site(there).the}.`,
    fanBoarded: () => 'Un fan monte.',
    fanLeft: () => 'Le bus est complet ; le fan reste là pour de bon.',
    controlled: ({ seat, colour }, voice) =>
      `Contrôle : ${voice.tell(seat, 'vous faites', name => `${name} fait`)} descendre ${passenger(colour)}.`,
    stopped: ({ space: at }) => `Le bus s’arrête devant ${space(at)}.`,
    conceded: ({ seat, votes, needed }, voice) =>
      voice.tell(seat, `Vous voulez abandonner (${votes} sur ${needed}).`, name => `${name} veut abandonner (${votes} sur ${needed}).`),
    ended: ({ won, reason, total, objective }) =>
      `La journée est ${won ? 'gagnée' : 'perdue'}, ${total} sur ${objective} : ${reasons[reason]}.`,
  },
});
