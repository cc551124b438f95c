// The options in Danish.
import type { OptionText } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';

export const options: Readonly<Record<keyof Agreement, OptionText>> = {
  day: { name: 'Dag', help: 'Kampagnens dag, fra 1 til 12.', rulebook: 'Dagene spilles i nummerorden, fra 1 til 12.' },
  ownDay: {
    name: 'Egen dag',
    help: 'En opstilling, I selv har lavet, i stedet for en dag i kampagnen.',
    rulebook:
      'Efter dag 12 må I lave jeres egne dage: byt om på et korts seværdigheder, eller sæt seværdigheder og kort sammen, som I vil.',
  },
  firstSeat: {
    name: 'Hvem begynder',
    help: 'Den første spiller; traditionelt den, der sidst kørte med bus.',
    rulebook: 'Den, der sidst har kørt med bus.',
    values: { random: 'Tilfældig', 0: 'Plads 1', 1: 'Plads 2', 2: 'Plads 3', 3: 'Plads 4', 4: 'Plads 5', 5: 'Plads 6' },
  },
  piles: {
    name: 'Stakke',
    help: 'Med åbne stakke ser I også den næste brik i hver stak.',
    rulebook: 'Med bagsiden op; på jeres egne dage må de også ligge åbne.',
    values: { hidden: 'Skjulte', open: 'Åbne' },
  },
  specials: {
    name: 'Særlige steder',
    help: 'Om park, banegård og stadion skal besøges for at vinde.',
    rulebook: 'Bussen behøver ikke at komme forbi alle seværdigheder. På jeres egne dage skal de kort, I tager med, opfyldes.',
    values: { byDay: 'Som dagen siger', avoidable: 'Kan undgås', mandatory: 'Skal besøges' },
  },
  signSites: {
    name: 'Seværdigheder ved skiltene',
    help: 'Om de to bogstaver med omkørselsskilte tager imod besøgende.',
    rulebook: 'Åbne er de seværdigheder, I møder mellem de to skilte. Om de to ved skiltene hører med, siger reglerne ikke.',
    values: { open: 'Åbne', closed: 'Lukkede' },
  },
  closedSpecial: {
    name: 'Lukket særligt sted',
    help: 'Hvad der sker ved en park, banegård eller et stadion, som omkørslen har lukket.',
    rulebook:
      'Uden for skiltene tager seværdighederne ikke imod. Materialelisten nævner 18 seværdigheder, og de særlige steder er ikke iblandt dem.',
    values: { inert: 'Intet', lose: 'Dagen er tabt', open: 'Det er altid åbent' },
  },
  swapCarries: {
    name: 'Skilte og fans ved ombytning',
    help: 'Om de følger deres seværdighed eller bliver ved bogstavet.',
    rulebook: 'Skiltene står foran de seværdigheder, de hører til. Reglerne siger intet om dem, når seværdigheder bytter plads.',
    values: { sites: 'Følger med', letters: 'Bliver' },
  },
  giveUp: {
    name: 'Give op',
    help: 'Hvor mange stemmer der afslutter dagen. Én er nok, når målet er uden for rækkevidde.',
    rulebook: 'I må begynde dagen forfra. Hvem der bestemmer det, siger reglerne ikke.',
    values: { any: 'Én stemme', majority: 'Mere end halvdelen', all: 'Alle stemmer' },
  },
  voters: {
    name: 'Hvem må stemme',
    help: 'De pladser, der må stemme for at opgive dagen.',
    rulebook: 'Reglerne siger ikke, hvem der bestemmer.',
    values: { all: 'Alle' },
  },
  autoEnd: {
    name: 'Afslut en tabt dag',
    help: 'Dagen slutter af sig selv, når målet er uden for rækkevidde.',
    rulebook: 'I må begynde forfra, når målet ikke kan nås mere, men I skal ikke.',
    values: { true: 'Ja', false: 'Nej' },
  },
  objective: {
    name: 'Mål',
    help: 'Et andet mål end kortets, til forsøg; en sådan dag tæller ikke i kampagnen.',
    rulebook: 'Det mål, der står på dagskortet.',
  },
};
