import { manual } from './manual.ts';

export const da = manual({
  goal: [
    'Sammen styrer I én turistbus gennem en by, som I bygger brik for brik. Rejsende stiger på undervejs; bring så mange som muligt hen til de seværdigheder, der venter på deres farve.',
    'Dagen slutter, når bussen forlader byen ad udkørslen i nordøst, senest i tur 16.',
    'I vinder alle, hvis der står mindst så mange rejsende ved seværdighederne, som dagens kort kræver. Ellers spiller I dagen om. Tolv dage, hver med noget nyt, udgør kampagnen.',
  ],
  turn: [
    'To vejbrikker vendes, én fra hver stak. Tal sammen om dem.',
    'Vælg den ene, drej den, som I vil, og læg den lige foran bussen. Den anden er ude af spillet.',
    'Bussen kører ad sin vej til enden. Den har aldrig noget valg.',
    'Rejsende på den vej stiger på, så længe der er et ledigt sæde: seks i alt.',
    'Når bussen kører forbi et bogstav, stiger alle passagerer i seværdighedens farve af. Er de mange nok, bliver de og tæller med; ellers går de tilbage til forrådet.',
    'Så har den næste tur.',
  ],
  scoring: [
    'Tæl figurerne ved alle seværdigheder, når bussen er kørt. De, der stadig er om bord, tæller ikke, bortset fra Grands Voyageurs på sidste niveau.',
    'Ved et særligt sted kan dagen være tabt med det samme. Parken, Banegården og Stadion kræver helt bestemte rejsende.',
  ],
  numbers: { piles: 'Vejbrikker', spaces: 'Felter i byen', pawns: 'Figurer i hver farve', objective: 'Mål på dag 1' },
  sum: { boarded: 'steget på', controlled: 'kontrol', aboard: 'om bord i forhold til før' },
  result: {
    title: 'Hvem der kom frem',
    letter: 'Bogstav',
    site: 'Seværdighed',
    delivered: 'Rejsende',
    travellers: 'rejsende; målet var',
  },
  ours: {
    tiles: 'vejene, og hvem der venter på dem',
    sites: 'farverne, og hvor mange rejsende hver seværdighed kræver',
    whoChooses: 'hvem der vælger passageren',
    signsAndFans: 'om skilte og fans følger med',
    howFar: 'hvor langt man ser, og på hvilke dage det er tilladt',
  },
  sites: {
    title: 'Seværdighederne',
    site: 'Seværdighed',
    colour: 'Farve',
    needs: 'Kræver',
    any: 'se kortet',
    note: 'Vores tal: farverne, og hvor mange rejsende der kræves. Billederne af de trykte seværdigheder er gået tabt.',
  },
  days: {
    title: 'De tolv dage',
    day: 'Dag',
    level: 'Niveau',
    sites: 'Seværdigheder',
    cards: 'Kort',
    objective: 'Mål',
    note: 'Vores tal: hvilken seværdighed der står ved hvilket bogstav, og målene. Billederne af de trykte dagskort er gået tabt.',
  },
});
