import type { LabWords } from './lab-words.ts';

const enough = (isEnough: boolean | null) => (isEnough === null ? '' : isEnough ? ', og den er stor nok' : ', men den er ikke stor nok');
const ORDINALS = ['først', 'som nr. 2', 'som nr. 3', 'som nr. 4', 'som nr. 5', 'som nr. 6', 'som nr. 7', 'som nr. 8'];
/** Bots by what they are called in Danish; styles of a game keep their own names. */
const BOTS: Readonly<Record<string, string>> = {
  random: 'Den tilfældige bot',
  greedy: 'Den grådige bot',
  easy: 'Den lette bot',
  medium: 'Den middelsvære bot',
  hard: 'Den svære bot',
  expert: 'Ekspertbotten',
};
const COUNTS = ['', 'ene', 'to', 'tre', 'fire', 'fem'];
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const da: LabWords = {
  decimal: ',',
  thousands: '.',
  range: (low, high) => `${low} til ${high}`,
  percent: number => `${number}\u00a0%`,
  units: {
    points: number => `${number} procentpoint`,
    moves: number => `${number} træk`,
    turns: number => `${number} ture`,
    decisions: number => `${number} valg`,
    choices: number => `${number} muligheder`,
    leadChanges: number => `${number} føringsskift`,
    plain: number => number,
  },
  soFar: (count, isPaired) => `Indtil nu, efter ${count} ${isPaired ? 'par' : 'partier'}`,
  after: (count, isPaired) => `Efter ${count} ${isPaired ? 'par' : 'partier'}`,
  clearness: { clear: 'tydelig blandt alle', alone: 'kun tydelig for sig selv', open: 'ikke tydelig' },
  verdict: {
    nothing: 'Der er ikke noget at fortælle endnu: Ingen partier er spillet.',
    figure: (name, value, range) => (range === '' ? `${name}: ${value}.` : `${name}: ${value} (${range}).`),
    often: (group, share, fair) => `Ja. ${group} vinder ${share} af partierne; ${fair} ville være fair.`,
    firstPlaces: (places, fraction) => `Ja. De første ${COUNTS[places] ?? places} pladser vinder ${fraction}.`,
    seldom: share => `Nej, snarere for sjældent: ${share}.`,
    fair: share => `Nej. ${share} er inden for det, der er fair.`,
    unclear: (low, high) => `Kan ikke afgøres endnu: mellem ${low} og ${high}.`,
    raises: (variant, by, range, isEnough) => `Ja. ${variant} hæver tallet med ${by} (${range}): en tydelig ændring${enough(isEnough)}.`,
    lowers: (variant, by, range, isEnough) => `Ja. ${variant} sænker tallet med ${by} (${range}): en tydelig ændring${enough(isEnough)}.`,
    same: (variant, margin) => `Ingen ændring af betydning i ${variant}: mindre end ${margin} i begge retninger.`,
    alike: (variant, pairs) => `${variant} er altid som A: Alle ${pairs} par endte ens.`,
    open: (variant, range) =>
      range === '' ? `Kan ikke afgøres endnu for ${variant}.` : `Kan ikke afgøres endnu for ${variant}: ${range}.`,
  },
  backing: {
    wins: (first, share, others, isAgreed) =>
      `${isAgreed ? 'I A: ' : ''}${first} vinder ${share}${others.map(([who, each]) => `; ${small(who)} ${each}`).join('')}.`,
    variants: figures => `${figures.map(([name, figure]) => `${name}: ${figure}`).join('; ')}.`,
    half: (low, high) => `Halvdelen af partierne ligger mellem ${low} og ${high}.`,
    count: (hits, games) => `Det er ${hits} af ${games} partier.`,
    ends: (most, mostFigure, least, leastFigure) => `Mest: ${most}, ${mostFigure}. Mindst: ${least}, ${leastFigure}.`,
  },
  fractions: {
    half: 'halvdelen af partierne',
    threeFifths: 'tre ud af fem partier',
    twoThirds: 'to ud af tre partier',
    threeQuarters: 'tre ud af fire partier',
    fourFifths: 'fire ud af fem partier',
    nineTenths: 'ni ud af ti partier',
    almost: fraction => `næsten ${fraction}`,
    over: fraction => `mere end ${fraction}`,
  },
  who: {
    all: 'Alle sammen',
    place: (place, seats) =>
      place === 0
        ? 'Den, der begynder,'
        : place === seats - 1
          ? 'Den, der har tur sidst,'
          : `Den, der har tur ${ORDINALS[place] ?? `som nr. ${place + 1}`},`,
    seat: seat => `Plads ${seat + 1}`,
    bot: name => BOTS[name] ?? `Botten ”${name}”`,
  },
  measures: {
    wins: { name: 'Andel af sejre', means: 'Vundne partier af alle afsluttede. En delt sejr tæller for alle, der deler den.' },
    score: { name: 'Resultat', means: 'Resultatet til sidst, som gennemsnit over partierne.' },
    waiting: { name: 'Ventetid', means: 'Den andel af et partis valg, som andre træffer, mens denne plads ikke har noget at gøre.' },
    margin: { name: 'Forspring', means: 'Afstanden mellem det bedste og det næstbedste resultat.' },
    moves: { name: 'Længde', means: 'Træk i et parti, af alle pladser tilsammen.' },
    turns: { name: 'Ture', means: 'Træk efter hinanden af samme plads er en tur.' },
    decisions: { name: 'Valg', means: 'Træk, hvor der var mindst én anden mulighed.' },
    choices: { name: 'Muligheder', means: 'Muligheder ved et valg, i gennemsnit.' },
    leadChanges: {
      name: 'Føringsskift',
      means: 'Hvor ofte føringen går fra en plads til en anden efter bottens skøn, på højst ti tidspunkter i et parti.',
    },
    stakes: {
      name: 'Vægten af et valg',
      means:
        'Hvor meget den bedste mulighed er foran gennemsnittet af alle, i det forventede resultat ved turens slutning; ét tilfældigt valg i hvert ottende parti.',
    },
    leaderWins: {
      name: 'Den førende vinder',
      means: 'Andel af partierne, hvor den, der er alene foran efter halvdelen af trækkene, vinder. Hvem der er foran, er bottens skøn.',
    },
    ending: { name: 'Slutning', means: 'Andel af partierne, der slutter af denne grund.' },
    worth: { name: 'Udbytte', means: 'Hvad noget giver i alle partier, delt med det, det måles på: betalte euro, besøg, flyvninger.' },
  },
  parts: {
    name: 'Andel af resultatet',
    means:
      'Hvad et resultat består af: hvor langt held, valg og plads flytter det fra et fair resultat. Hvert parti gennemgås: Alt, der trækkes eller slås, sammenlignes med nye forsøg, og valgene med dem, spillets egen hurtige bot ville have truffet. Resten er uforklaret. De fire giver tilsammen 100\u00a0%.',
    of: { luck: 'Held', decisions: 'Valg', seat: 'Plads og start', rest: 'Uforklaret' },
  },
  interaction: {
    name: 'Interaktion',
    means: 'Den del af det, spillerne får, som skyldes andre.',
    of: {
      bodensee: 'Den del af al indtægt, som spillerne får i andres ture.',
      'eighty-days': 'Den del af alle dage, der skyldes de andre: detektiven, de sender, og tidspresset, når en af dem er hjemme.',
      'tour-operator':
        'Den del af alle markører i aktivitetsrækker, der bliver værdiløse, fordi en anden fuldfører rækken først. Turister, som andre tager, og byer, som andre lukker, tælles ikke med.',
      'on-tour-paris':
        'Her påvirker ingen de andre: Alle udfylder deres egen plan med de samme kort og terninger. Derfor måles det, hvor forskellige planerne er: Hver klub på en plan sammenlignes med den samme klub på alle de andre planer.',
      'city-tour': 'Ingen, for alle kører den samme bus og vinder eller taber sammen.',
    },
  },
  definitions: {
    interval: 'I 95 af 100 forsøg ligger den sande værdi i intervallet.',
    pairs: 'Parti 17 af A og parti 17 af B har samme held og sammenlignes med hinanden.',
    clear:
      'En ændring er tydelig, når dens interval ikke rummer nul. Mens der spilles, gælder et bredere interval, som holder, uanset hvor ofte man ser efter.',
    dead: 'Ubrugt er det, der ikke har været til nytte i et eneste parti.',
    leader: 'Den, der er foran på et tidspunkt i partiet efter bottens skøn.',
    decision: 'Et træk, hvor der var mindst én anden mulighed.',
    worth: 'Intervallerne er fundet ved at trække nye partier blandt de spillede, 400 gange.',
  },
  reasons: {
    lost: by => `tabte med ${by}`,
    won: by => `vandt med ${by}`,
    caught: by => `foran halvvejs, tabte med ${by}`,
    decided: by => `vundet med ${by}`,
    despite: by => `tabte trods et resultat, der var ${by} bedre`,
    level: 'samme resultat',
    result: score => `resultat ${score}`,
    most: 'mest af alle',
    least: 'mindst af alle',
    toLast: 'til den, der har tur sidst',
    typical: moves => `typisk længde: ${moves}`,
    unfinished: moves => `ikke slut efter ${moves}`,
    turned: 'B vender det om',
  },
  wishes: {
    startPlayerLost: 'den, der begyndte, tabte',
    startPlayerWon: 'den, der begyndte, vandt',
    closest: 'det var tættest',
    clearest: 'sejren var størst',
    longest: 'det varede længst',
    shortest: 'det varede kortest',
    mostLeadChanges: 'føringen skiftede oftest',
    leaderCaught: 'den førende blev indhentet',
    unfinished: 'det ikke blev færdigt',
    winnerChanged: 'B gav en anden vinder',
    endedBy: 'det sluttede af en bestemt grund',
  },
  questions: {
    startPlayer: { ask: 'Vinder den, der begynder, for ofte?', line: 'Sejre efter turrækkefølge, sammenlignet med lige andele.' },
    length: { ask: 'Hvor langt er et parti?', line: 'Træk i et parti, fra det korteste til det længste.' },
    closeness: { ask: 'Hvor tæt ender det?', line: 'Afstanden mellem det bedste og det næstbedste resultat.' },
    leader: { ask: 'Bliver den førende indhentet?', line: 'Hvor ofte den, der er foran halvvejs, vinder til sidst.' },
    waiting: { ask: 'Hvor længe venter man?', line: 'De valg, andre træffer, mens en plads ikke har noget at gøre.' },
    luckShare: { ask: 'Hvor meget er held?', line: 'Hvad resultater består af: held, valg og plads.' },
    choices: { ask: 'Hvor meget er der at vælge imellem?', line: 'Valg i en tur og muligheder ved hvert valg.' },
    strongerBot: { ask: 'Hvilken bot er stærkest?', line: 'To botter ved ét bord, deres sejre sammenlignet med lige andele.' },
    twoThings: { ask: 'Hvad nu hvis jeg ændrer to ting?', line: 'Hver kombination af to indstillinger, som tabel.' },
    dearerFerry: { ask: 'Hvad nu hvis færgen koster 1\u00a0€ mere?', line: 'Pengene til sidst ved færgepriser på 1 og 2 euro.' },
    evenMoney: {
      ask: 'Hvad nu hvis alle begynder med lige mange penge?',
      line: 'Sejre for den, der begynder, med stigende og med lige mange startpenge.',
    },
    noGrey: { ask: 'Hvad ændrer de grå attraktioner?', line: 'Et partis længde med og uden dem.' },
    townWorth: { ask: 'Hvilken by er turen værd?', line: 'Penge, som hver bus lægger i en by.' },
    attractionWorth: { ask: 'Er en attraktion for stærk?', line: 'Indtægt for hver euro, en attraktion har kostet.' },
    daysByOthers: { ask: 'Hvor mange dage koster de andre mig?', line: 'Den del af alle dage, der skyldes detektiven og tidspres.' },
    fromOthers: { ask: 'Hvor meget tjener vi i hinandens ture?', line: 'Den del af al indtægt, der kommer i andres ture.' },
    markersLost: {
      ask: 'Hvor mange aktivitetsmarkører er spildt?',
      line: 'Den del af alle markører, der ligger i rækker, som en anden fuldfører først.',
    },
    mapsDiffer: {
      ask: 'Hvor forskellige er vores planer?',
      line: 'Den del af alle klubber, hvor to planer er forskellige.',
    },
    otherDeck: { ask: 'Hvad ændrer ekspeditionsbunken?', line: 'Rejsedage med den ene og den anden bunke.' },
    noDetective: { ask: 'Hvad koster detektiven?', line: 'Rejsedage med og uden dem, han koster.' },
    noPressure: { ask: 'Hvad koster tidspresset?', line: 'Rejsedage med og uden det.' },
    biggerHand: { ask: 'Hvad nu hvis man må have flere kort?', line: 'Et partis længde med håndgrænse 6 og 9.' },
    deadEvents: { ask: 'Hvilke begivenhedskort bliver spillet?', line: 'Hvor ofte et kort spilles, når det er trukket.' },
    legDays: { ask: 'Hvilken etape tager længst?', line: 'Dage for hver rejse på en etape.' },
    rowsFinished: {
      ask: 'Hvilke aktivitetsrækker bliver aldrig fuldført?',
      line: 'Partier, hvor en række bliver fuldført, og point pr. markør.',
    },
    employeeWorth: { ask: 'Hvem er værd at ansætte?', line: 'Point for hver ansættelse.' },
    cityWorth: { ask: 'Hvilken by er flyvningen værd?', line: 'Point for interesser pr. flyvning til en by.' },
    smallDeck: { ask: 'Hvad nu hvis der kun er 30 turister?', line: 'Point med den fulde og den lille bunke.' },
    shorterGame: {
      ask: 'Bliver den førende indhentet i et kortere parti?',
      line: 'Hvor ofte den, der er foran halvvejs, vinder med fem uger.',
    },
    moreFuel: { ask: 'Hvad nu hvis alle begynder med mere brændstof?', line: 'Point med 2 og med 4 brændstof fra start.' },
    points: { ask: 'Hvor mange point giver en rute?', line: 'Point for en rute, fra laveste til højeste.' },
    docksOnce: {
      ask: 'Hvad nu hvis en anløbsbro kun må bruges én gang?',
      line: 'Point, når anløbsbroerne er frie, og når de bruges højst én gang.',
    },
    freeX: { ask: 'Hvad nu hvis man må vælge et kryds?', line: 'Point efter den strenge regel og med frivillige kryds.' },
    xInRegions: { ask: 'Hvad nu hvis et kryds skal stå i kortenes områder?', line: 'Point med kryds overalt og kun i områderne.' },
    dockWorth: { ask: 'Hvilken anløbsbro betaler sig?', line: 'Hvor langt over bordets gennemsnit de spillere ender, der bruger den.' },
    arrondissementWorth: { ask: 'Hvilket arrondissement ligger på vejen?', line: 'Klubber på en rute, af alle arrondissementets klubber.' },
    dayTooHard: { ask: 'Er denne dag for svær?', line: 'Andelen af dage, I vinder.' },
    losingReason: { ask: 'Hvad er den hyppigste grund til at tabe?', line: 'Hvor ofte en dag slutter af hver grund.' },
    openPiles: { ask: 'Hvad ændrer åbne stakke?', line: 'Vundne dage med skjulte og med åbne stakke.' },
    avoidableSites: { ask: 'Hvad nu hvis særlige steder må undgås?', line: 'Vundne dage efter begge regler, på dag 5.' },
    closedSigns: { ask: 'Hvad nu hvis seværdigheder ved skiltene er lukkede?', line: 'Vundne dage efter begge regler, på dag 8.' },
    siteWorth: { ask: 'Hvilken seværdighed er vejen værd?', line: 'Rejsende sat af, hver gang bussen kommer forbi.' },
    dayOrder: { ask: 'Bliver dagene sværere og sværere?', line: 'Andelen af sejre på hver af de tolv dage.' },
    moreDrivers: { ask: 'Er det sværere at være flere?', line: 'Andelen af dage, som fire vinder sammen.' },
    betterDriver: { ask: 'Hvilken bot er bedst?', line: 'Dage vundet af den ene og af den anden bot.' },
  },
};
