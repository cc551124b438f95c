import type { LessonTexts } from '../../../kernel/index.ts';
import { LAST_TURN, SEATS_IN_BUS } from '../components.ts';
import type { View } from '../view.ts';
import { waysIn } from './futures.ts';
import { delivered, seatsTaken, siteAhead } from './reading.ts';

const progress = (seen: View) => `${delivered(seen)} af ${seen.town.objective}`;
const seats = (seen: View) => `${seatsTaken(seen)} af ${SEATS_IN_BUS} sæder optaget`;

const ways = waysIn({
  own: 'Din vej',
  rotated: 'Drejet',
  otherTile: 'Den anden brik',
  keep: 'Behold min vej',
  stay: count => `${count} fremme`,
  back: count => `${count} tilbage til forrådet`,
  board: count => `${count} stiger på`,
  over: 'dagen er slut',
  nothing: 'ingen stiger af eller på',
});

const ahead = (seen: View) => {
  const site = siteAhead(seen);
  return site ? `kræver ${site.needs}, om bord: ${site.aboard}` : seats(seen);
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
      why: 'Se på vejen, bussen vil tage, og på dem, der står dér. Linjen på pladen viser begge dele.',
      good: 'Den anden brik er ude af spillet.',
      captions: ['en af de to', 'den skal ligge her'],
      stamp: 'En af to',
    },
    drive: {
      idea: 'Bussen følger sin vej.',
      say: 'Den kører, til vejen ender, og alle på den vej stiger på. Du vælger kun brikken.',
      why: 'Når brikken ligger, er der ikke mere at vælge. Bussen kører også over gamle brikker og langs kanten.',
      captions: [seats, 'to veje, den ene er kørt'],
      stamp: 'Til vejen ender',
    },
    turn: {
      idea: 'Én brik, fire veje.',
      say: 'Drej den, og se på linjen: Den viser, hvor bussen kører hen. Lagt er lagt, så kig først.',
      do: 'Tryk på en brik, drej den, til du kan lide vejen, og kør.',
      why: 'Det samme sving fører til venstre eller højre og tager andre med. En lagt brik flyttes aldrig mere.',
      good: 'Det var en hel tur: vælg, drej, kør.',
      captions: ['to brikker', 'drej den her', ahead],
      stamp: 'Fire veje',
      futures: (move, seen) => ({
        idea: 'Det må du godt. Drejet fører den et andet sted hen.',
        say: 'Det er den samme brik. Kun vejen er en anden.',
        ...ways(move, seen),
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
      why: 'En seværdighed tager alle, du har med, hvis der er nok. De, der stiger på senere, må finde en anden.',
      good: 'Mange på én gang: Sådan bliver de til tolv.',
      captions: ['to brikker', ahead, seats],
      stamp: 'Saml op først',
      futures: (move, seen) => ({
        idea: 'Det må du godt. Tæl først, hvem der er om bord.',
        say: 'Begge veje går forbi seværdigheden. Den ene bringer flere derhen.',
        ...ways(move, seen),
      }),
    },
    second: {
      idea: 'Hver brik har to veje.',
      say: 'På brikkens anden vej står der stadig en og venter. Kører bussen hen over den, stiger den rejsende på.',
      do: 'Læg en brik: hen mod den eller væk fra den, som du vil.',
      why: 'Bussen møder kun dem på sin egen vej. Veje, der ikke er kørt endnu, kan stadig fylde dine sæder.',
      good: 'En gammel brik er altid et ekstra blik værd.',
      captions: ['venter på den anden vej', 'to brikker'],
      stamp: 'Den anden vej',
    },
    few: {
      idea: 'For få? Så går alle tilbage.',
      say: 'Labyrinten kræver 2 grønne rejsende, men kun 1 er om bord. Er der for få, går de tilbage til forrådet.',
      do: 'Kør nok grønne til Labyrinten, eller tag en anden vej.',
      why: 'Er der for få, stiger de også af, men ingen af dem tæller. Og seværdigheden kommer ikke igen.',
      good: 'Nok eller ingen: Tæl før hver seværdighed.',
      captions: ['Labyrinten: kræver 2 grønne', '1 grøn om bord', 'to brikker'],
      stamp: 'Nok eller ingen',
      futures: (move, seen) => ({
        idea: 'Det må du godt. Tæl de grønne først.',
        say: 'Labyrinten kræver 2. Er de færre, går de tilbage til forrådet.',
        ...ways(move, seen),
      }),
    },
    full: {
      idea: 'Bussen har seks sæder.',
      say: 'Fem er om bord, og to står i dette sving. Den, du møder først, stiger på; den anden bliver stående.',
      do: 'Læg en brik. Fra den anden ende møder du den anden først.',
      why: 'En fuld bus tager ingen med. En seværdighed på vejen giver ledige sæder.',
      good: 'Med fuld bus er det tid til en seværdighed.',
      captions: [seats, 'to på samme vej'],
      stamp: 'Seks sæder',
    },
    gate: {
      idea: 'Udkørslen afslutter dagen.',
      say: seen => `Fra dette hjørne går en vej ud af byen. Kun ${progress(seen)} er fremme.`,
      do: 'Vælg en vej, der bliver i byen.',
      why: 'Dagen slutter, så snart bussen kører ud, og passagerer om bord tæller ikke. Fyld den anden side først.',
      good: 'Gem dette hjørne til sidst.',
      captions: ['udkørslen', '2 orange om bord', 'Slottet: kræver 2 orange'],
      stamp: 'Udkørslen til sidst',
      futures: (move, seen) => ({
        idea: 'Det må du godt. Men så er dagen slut.',
        say: 'Ti er ikke nok til at vinde. Slottet venter stadig.',
        ...ways(move, seen),
      }),
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
