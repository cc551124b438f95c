import { manual } from './manual.ts';

export const da = manual({
  goal: [
    'Dit band tager på turné gennem jazzklubberne i Paris. Alle har deres egen plan med fyrre klubber. Tur for tur giver to terninger alle de samme tal; hvor de skal stå, bestemmer du selv. I æsken er der også en plan over New York med fyrre egne kort; den er ikke med her.',
    'Når alle klubber er udfyldt, tegner alle én rute fra klub til klub, med båd, hvis du vil. Så er det slut.',
    'Langs ruten må tallene aldrig falde. Hver klub på den er et point, hver cirkel ét mere, og sejlture giver deres længde. Den med flest point vinder. Sortér derfor tallene, mens du skriver, fra lave til høje, langs en vej, du kan rejse.',
  ],
  turn: [
    'Tre kort vendes, og begge terninger slås, de samme for alle. 3 og 7 giver 37 og 73.',
    'Skriv begge tal, hvert i en tom klub i et af kortenes områder. De to tal bruger hver sit kort.',
    'Ligger klubben netop i det arrondissement, som kortet viser, får tallet en cirkel: Så er det mere værd.',
    'To ens, eller tre kort med samme område: Tegn i stedet én stjerne. En stjerne gælder for et hvilket som helst tal.',
    'Det, der ikke passer nogen steder, bliver et kryds, og ingen rute går gennem et kryds.',
    'Med én eller to tomme klubber tilbage slås kun terningerne, og intet får cirkel mere.',
  ],
  scoring: [
    'Kun ruten tæller: klubber, cirkler og sejlture. En båd sejler fra en anløbsbro ved din klub til en hvilken som helst anden. Hvert trin langs anløbsbroerne er et point.',
    'Spiller du alene, spiller du om en titel: Tabellen viser, hvor mange point den kræver.',
  ],
  numbers: {
    clubs: 'Klubber på hver plan',
    cards: 'Kort i æsken',
    given: 'Tal fra starten',
    shown: 'Kort pr. tur',
    dice: 'Terninger',
  },
  sum: { tens: 'den ene terning', ones: 'den anden', lower: 'det laveste tal; det andet er de samme terninger i omvendt rækkefølge' },
  result: { title: 'Hvad ruterne gav', player: 'Band', clubs: 'klubber', circled: 'cirkler', boats: 'sejlture', points: 'point' },
  ours: {
    clubs: 'hvor de ligger, hvad de hedder, og linjerne mellem dem',
    docks: 'hvor de ligger; bogstaver og længder er reglernes',
    cards: 'hvilket område hvert arrondissement hører sammen med',
    homes: 'hvilke der ligger i Vest, Centrum eller Øst',
    secret: 'at det sker i hemmelighed',
    starCircle: 'at en stjernes cirkel ikke kan vælges fra',
    bestShown: 'at den bedste rute vises',
    between: 'at der skal være en klub før og efter hver sejltur',
    ties: 'hvad der sker, når det står lige',
  },
  docks: {
    title: 'Sejlture i point',
    from: 'Fra',
    note: 'Tegnet af os: hvor anløbsbroerne ligger. Bogstaver og længder er reglernes.',
  },
  titles: {
    title: 'Titler efter point',
    name: 'Titel',
    free: 'Anløbsbroer frit',
    once: 'Hver én gang',
    note: 'Vores tal, fra mange partier spillet af botter.',
  },
});
