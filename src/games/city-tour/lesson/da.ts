import type { LessonTexts } from '../../../kernel/index.ts';
import { LAST_TURN, SEATS_IN_BUS } from '../components.ts';
import type { View } from '../view.ts';
import { waysIn } from './futures.ts';
import { delivered, isLost, mostStaying, seatsTaken, siteAhead, spacesWithWaiting, staying } from './reading.ts';

const progress = (seen: View) => `${delivered(seen)} af ${seen.town.objective}`;
const seats = (seen: View) => `${seatsTaken(seen)} af ${SEATS_IN_BUS} sæder optaget`;

const { ways, waysUnlessLost, lost } = waysIn({
  own: 'Din vej',
  rotated: 'Drejet',
  otherTile: 'Den anden brik',
  keep: 'Behold min vej',
  stay: count => `${count} fremme`,
  back: count => `${count} tilbage til forrådet`,
  lost: count => (count === 1 ? '1 seværdighed tabt for altid' : `${count} seværdigheder tabt for altid`),
  siteLost: {
    idea: 'Det må du godt. Men hver seværdighed kommer kun én gang.',
    say: 'Din vej går forbi en seværdighed med for få om bord. Så er den tabt.',
  },
  board: count => `${count} stiger på`,
  over: 'dagen er slut',
  nothing: 'ingen stiger af eller på',
});

const ahead = (seen: View) => {
  const site = siteAhead(seen);
  return site ? `kræver ${site.needs}, om bord: ${site.aboard}` : seats(seen);
};

/** What came of collecting. */
const collected = (seen: View) =>
  mostStaying(seen) > 1
    ? 'Mange på én gang: Sådan bliver de til tolv.'
    : `${seats(seen)}: Tag så mange med som muligt til den næste seværdighed.`;

const boardedFromBend = (seen: View) => {
  if (isLost(seen, 'C')) return 'For få blå til Broen. Den kommer ikke igen.';
  if (staying(seen, 'C') > 0) return 'To steg af ved Broen: Nu er der ledige sæder igen.';
  return seatsTaken(seen) === SEATS_IN_BUS
    ? 'Bussen er fuld: Det er tid til en seværdighed.'
    : `${seats(seen)}. De rejsende i svinget kan stadig komme med.`;
};

const stillWaiting = (seen: View) => {
  const { length: count } = spacesWithWaiting(seen);
  if (count === 0) return 'Ingen venter længere på dine brikker.';
  return count === 1 ? 'På en af dine brikker venter der stadig nogen.' : `På ${count} af dine brikker venter der stadig nogen.`;
};

export const da: LessonTexts<View> = {
  guide: 'Pauline',
  title: 'Første dag',
  here: 'Pauline er her, hvis du får brug for hende.',
  steps: {
    goal: {
      idea: 'Få 12 rejsende frem.',
      say: 'Saml dem op, sæt dem af ved seværdigheder i deres farve, og kør så ud. Tolv er nok til at vinde.',
      do: 'Så kører vi',
      why: 'Dagen er vundet, hvis tolv rejsende står ved seværdigheder, når bussen kører ud. Senere dage kræver flere.',
      captions: [seen => `${progress(seen)} fremme`, 'udkørslen: her slutter dagen', 'din bus, endnu tom'],
    },
    choose: {
      idea: 'To brikker: Du bruger den ene.',
      say: 'Hver tur viser to brikker. Den ene lægges foran bussen, den anden går ud af spillet.',
      do: 'Du bestemmer: Tryk på en brik, og kør.',
      then: 'Drej brikken, hvis du vil, og kør.',
      why: 'Se på vejen, bussen vil tage, og på dem, der står dér. Linjen på pladen viser begge dele.',
      good: 'Den anden brik er ude af spillet.',
      otherwise: seen =>
        isLost(seen, 'A') ? 'Den anden brik er ude af spillet, og Det store ur kommer ikke igen.' : 'Den anden brik er ude af spillet.',
      captions: ['en af de to', 'den skal ligge her'],
      stamp: 'En af to',
      futures: lost,
    },
    drive: {
      idea: 'Bussen følger sin vej.',
      say: seen => {
        if (isLost(seen, 'A')) return 'Din kørte forbi Det store ur uden en orange rejsende. Den seværdighed kommer ikke igen.';
        return seatsTaken(seen) > 0
          ? 'Den kører, til vejen ender, og alle på den vej stiger på. Du vælger kun brikken.'
          : 'Den kører, til vejen ender. På din vej stod der ingen, så ingen steg på.';
      },
      why: 'Når brikken ligger, er der ikke mere at vælge. Bussen kører også over gamle brikker og langs kanten.',
      captions: [seats, 'to veje, den ene er kørt'],
      stamp: 'Til vejen ender',
    },
    turn: {
      idea: 'Én brik, fire veje.',
      say: 'Drej den, og se på linjen: Den viser, hvor bussen kører hen. Lagt er lagt, så kig først.',
      do: 'Tryk på en brik, drej den, til du kan lide vejen, og kør.',
      then: 'Drej brikken, hvis du vil, og kør.',
      why: 'Det samme sving fører til venstre eller højre og tager andre med. En lagt brik flyttes aldrig mere.',
      good: 'Det var en hel tur: vælg, drej, kør.',
      otherwise: seen => `Det var en hel tur. Om bord: ${seatsTaken(seen)}, fremme: ${delivered(seen)}.`,
      captions: ['to brikker', 'drej den her', ahead],
      stamp: 'Fire veje',
      futures: waysUnlessLost({
        idea: 'Det må du godt. Drejet fører den et andet sted hen.',
        say: 'Det er den samme brik. Kun vejen er en anden.',
      }),
    },
    enough: {
      idea: 'Nok? Så bliver de og tæller.',
      say: 'Det store ur kræver 1 orange rejsende, og du havde én med. Bravo!',
      why: 'Ved en seværdighed stiger alle passagerer i dens farve af, og ingen andre. Er der nok, tæller de alle.',
      captions: ['Det store ur: kræver 1 orange', seen => `${progress(seen)} fremme`],
      stamp: 'Nok af en farve',
    },
    collect: {
      idea: 'Hver seværdighed kommer kun én gang. Saml op først.',
      say: 'Bussen passerer hver seværdighed højst én gang. Alle i dens farve, som da er om bord, tæller.',
      do: 'Læg en brik. Tæl først, hvem der vil være om bord.',
      then: 'Drej brikken, hvis du vil, og kør.',
      why: 'En seværdighed tager alle, du har med, hvis der er nok. De, der stiger på senere, må finde en anden.',
      good: collected,
      otherwise: collected,
      captions: ['to brikker', seen => (siteAhead(seen) ? ahead(seen) : ''), seats],
      stamp: 'Saml op først',
      futures: waysUnlessLost({
        idea: 'Det må du godt. Tæl først, hvem der er om bord.',
        say: 'Begge veje går forbi seværdigheden. Den ene bringer flere derhen.',
      }),
    },
    second: {
      idea: 'Hver brik har to veje.',
      say: 'På brikkens anden vej står der stadig en og venter. Kører bussen hen over den, stiger den rejsende på.',
      do: 'Læg en brik: hen mod den eller væk fra den, som du vil.',
      then: 'Drej brikken, hvis du vil, og kør.',
      why: 'Bussen møder kun dem på sin egen vej. Veje, der ikke er kørt endnu, kan stadig fylde dine sæder.',
      good: 'En gammel brik er altid et ekstra blik værd.',
      otherwise: stillWaiting,
      captions: ['venter på den anden vej', 'to brikker'],
      stamp: 'Den anden vej',
      futures: lost,
    },
    few: {
      idea: 'For få? Så går alle tilbage.',
      say: 'Labyrinten kræver 2 grønne rejsende, men kun 1 er om bord. Er der for få, går de tilbage til forrådet.',
      do: 'Kør nok grønne til Labyrinten, eller tag en anden vej.',
      then: 'Drej brikken, hvis du vil, og kør.',
      why: 'Er der for få, stiger de også af, men ingen af dem tæller. Og seværdigheden kommer ikke igen.',
      good: 'Nok eller ingen: Tæl før hver seværdighed.',
      otherwise: seen => {
        if (isLost(seen, 'E')) return 'Den grønne gik tilbage, og Labyrinten kommer ikke igen.';
        return staying(seen, 'E') > 0
          ? 'Nok eller ingen: Tæl før hver seværdighed.'
          : 'Labyrinten kan stadig nås. Saml grønne rejsende op indtil da.';
      },
      captions: ['Labyrinten: kræver 2 grønne', '1 grøn om bord', 'to brikker'],
      stamp: 'Nok eller ingen',
      futures: ways({
        idea: 'Det må du godt. Tæl de grønne først.',
        say: 'Labyrinten kræver 2. Er de færre, går de tilbage til forrådet.',
      }),
    },
    full: {
      idea: 'Bussen har seks sæder.',
      say: 'Fem er om bord, og to står i dette sving. Den, du møder først, stiger på; den anden bliver stående.',
      do: 'Læg en brik. Fra den anden ende møder du den anden først.',
      then: 'Drej brikken, hvis du vil, og kør.',
      why: 'En fuld bus tager ingen med. En seværdighed på vejen giver ledige sæder.',
      good: boardedFromBend,
      otherwise: boardedFromBend,
      captions: [seats, 'to på samme vej'],
      stamp: 'Seks sæder',
      futures: lost,
    },
    gate: {
      idea: 'Udkørslen afslutter dagen.',
      say: seen => `Fra dette hjørne går en vej ud af byen. Kun ${progress(seen)} er fremme.`,
      do: 'Vælg en vej, der bliver i byen.',
      then: 'Drej brikken, hvis du vil, og kør.',
      why: 'Dagen slutter, så snart bussen kører ud, og passagerer om bord tæller ikke. Fyld den anden side først.',
      good: 'Gem dette hjørne til sidst.',
      otherwise: seen => {
        if (seen.result) return `Dagen er slut: ${progress(seen)} er fremme.`;
        return staying(seen, 'D') > 0 ? 'Gem dette hjørne til sidst.' : 'Bussen bliver i byen, og Slottet kan stadig nås.';
      },
      captions: ['udkørslen', '2 orange om bord', 'Slottet: kræver 2 orange'],
      stamp: 'Udkørslen til sidst',
      futures: ways({ idea: 'Det må du godt. Men så er dagen slut.', say: 'Ti er ikke nok til at vinde. Slottet venter stadig.' }),
    },
    yours: {
      idea: 'Byen er din.',
      say: 'Her er din egen dag igen, som du forlod den. ”Kan 12 stadig nås?” giver svar når som helst.',
      do: 'Til passet',
      why: 'Svaret tager alle veje med, som stadig kan komme. En tabt dag kan begyndes forfra.',
      captions: [seen => `${progress(seen)} fremme`],
    },
  },
  end: {
    title: 'Nu er byen din.',
    lead: 'Alt står, som det er. De næste brikker er tilfældige, og du kan bede om et tip når som helst.',
    figures: seen => [
      { label: 'Fremme', value: progress(seen) },
      { label: 'Om bord', value: `${seatsTaken(seen)} af ${SEATS_IN_BUS}` },
      { label: 'Tur', value: `${Math.min(seen.turn, LAST_TURN)} af ${LAST_TURN}` },
    ],
    discover: [
      { icon: 'g-inspector', lead: 'Fra dag 4:', text: 'Madame Perforée kontrollerer billetterne, og en må stige af.' },
      { icon: 'g-suitcase', lead: 'Fra dag 10:', text: 'Grands Voyageurs vil være om bord, når bussen kører ud.' },
    ],
  },
};
