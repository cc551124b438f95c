import type { ExplainWords } from './explain-words.ts';

export const explain: ExplainWords = {
  kinds: {
    tile: 'Vejbrik',
    rotation: 'Kør',
    passenger: 'Passager',
    vote: 'Stemme',
    site: 'Seværdighed',
    letter: 'Bogstav uden seværdighed',
    sign: 'Omkørselsskilt',
    fan: 'Fan',
    bus: 'Bus',
    pile: 'Stakke',
    unseen: 'Usete brikker',
    discards: 'Kasserede brikker',
    reserve: 'Forråd',
    day: 'Dagskort',
    card: 'Dagens kort',
    space: 'Feltet foran bussen',
    exit: 'Udkørsel',
    turn: 'Tur',
  },
  tile: {
    X: 'To lige veje krydser hinanden, den ene over den anden. Bussen kører ligeud og samler op på sin egen vej.',
    D: 'To adskilte sving. Bussen tager det sving, den kører ind i, og samler op dér; det andet venter.',
    inspector: 'Den skal lægges. Hver gang bussen kører over den, må en passager stige af.',
  },
  asItLies: phrases => `Lagt uden at dreje den: ${phrases}.`,
  rotated: degrees => (degrees === 0 ? 'Som den ligger' : `Drejet ${degrees}°`),
  rotation: 'Lægger brikken sådan, og bussen kører med det samme. En lagt brik bliver liggende.',
  passenger: isFan =>
    isFan
      ? 'Optager et sæde. Stiger af ved Stadion eller Banegården; kontrolløren sætter en fan af for altid.'
      : 'Optager et sæde. Stiger af ved en seværdighed i samme farve sammen med alle andre i den; kontrolløren kan sætte én af, tilbage til forrådet.',
  onBus: (tally, free) => `Om bord nu: ${tally}; ${free} ${free === 1 ? 'ledigt sæde' : 'ledige sæder'}.`,
  emptyBus: 'Bussen er tom nu.',
  concede: 'Opgiv dagen',
  vote: needed =>
    needed === 1
      ? 'Din stemme afslutter straks dagen som tabt.'
      : `Med ${needed} stemmer er dagen tabt. Stemmer bortfalder med næste brik.`,
  votes: (count, needed) => `${count} af ${needed} stemmer indtil nu.`,
  site: tally => `Kræver mindst ${tally}. Alle i den farve stiger af: Er der nok, bliver de og tæller; er der for få, går de hjem.`,
  specials: {
    PARK: 'En grøn, en orange og en blå passager stiger af og tæller. Mangler en farve, er dagen straks tabt.',
    STATION: 'En fuld bus tømmes: Seks passagerer, uanset farve, stiger af og tæller. Med færre er dagen straks tabt.',
    STADIUM: 'Begge fans stiger af og tæller. Er de ikke begge om bord, er dagen straks tabt.',
  },
  mandatory: 'I skal besøge stedet for at vinde.',
  now: (aboard, missing) => `Om bord nu: ${aboard}; ${missing === 0 ? 'det er nok' : `der mangler ${missing}`}.`,
  here: crowd => `Her: ${crowd}.`,
  passed: 'Bussen er kørt forbi; ingen kan komme hertil mere.',
  closed: 'Lukket lige nu; alle ville blive i bussen.',
  letter: 'Her sker intet; bussen kører rundt og kommer ind i byen igen.',
  sign: areSitesOpen =>
    `Det første skilt, I møder, åbner seværdighederne, det andet lukker dem forude. Seværdighederne ved skiltene er ${areSitesOpen ? 'åbne' : 'lukkede'}.`,
  signs: met => `${met} af 2 skilte mødt.`,
  fan: 'Stiger på, når bussen kører forbi, efter seværdigheden, hvis der er et ledigt sæde; ellers bliver fanen tilbage for altid.',
  bus: 'Seks sæder. Rejsende på dens vej stiger på, så længe der er et ledigt sæde.',
  pile: isOpen =>
    isOpen
      ? 'Hver tur afsløres den øverste brik i hver stak; I ser også de næste.'
      : 'Hver tur afsløres den øverste brik i hver stak; en af de to lægges.',
  left: count => `${count} ${count === 1 ? 'brik' : 'brikker'}.`,
  unseen: 'Brikker, der ikke er afsløret endnu. De er alle lige sandsynlige.',
  discards: 'Brikker, der ikke blev valgt; de kommer ikke igen i dag.',
  reserve: 'Figurer, der hverken er i bussen eller fremme. Slipper en farve op, stiger ingen flere i den farve på.',
  day: objective => `Bring ${objective} rejsende til deres seværdigheder, før bussen forlader byen, så er dagen vundet.`,
  delivered: (count, objective) => `${count} af ${objective} er fremme.`,
  cards: {
    Park: 'Parken er i byen: en passager i hver farve, ellers er dagen tabt.',
    Controller: 'Kontrollørbrikken er blandt brikkerne. Afsløres den, skal den lægges.',
    Station: 'Banegården er i byen: seks passagerer, ellers er dagen tabt.',
    Detour: 'Seværdighederne tager kun imod mellem det første og det andet skilt.',
    Stadium: 'To fans venter i byen; Stadion kræver begge.',
  },
  voyageurs: (tally, count) => `Om bord, når bussen kører ud: ${tally}, ellers er dagen tabt. De lægger ${count} til resultatet.`,
  space: 'Den næste brik lægges her og ingen andre steder.',
  exit: 'Kører bussen ud her, slutter dagen, og de rejsende på seværdighederne tælles.',
  turn: 'Bussen kan tidligst forlade byen i tur 7 og gør det senest i tur 16. Ingen vej køres to gange.',
  turnNow: turn => `Dette er tur ${turn}.`,
};
