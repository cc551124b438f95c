import type { LessonTexts, Voice } from '../../../kernel/index.ts';
import { type Die, faceOf, type View } from '../index.ts';
import { fr as texts } from '../texts/fr.ts';
import {
  bestBus,
  bestSite,
  busTown,
  diceAboard,
  drivesOf,
  goalsOf,
  isOnTour,
  mostWith,
  otherPaid,
  ownOf,
  ownTiles,
  paidBy,
  siteIn,
  tileInHand,
  tourIncome,
  visitorsOf,
  YOU,
} from './reading.ts';

const name = (id: string | undefined) => texts.pieces[id ?? ''] ?? '';
const attraction = (id: string | undefined) => `« ${name(id)} »`;
const die = (id: Die) => `${name(faceOf(id).colour)} ${faceOf(id).pips}`;
const euro = (euros: number | undefined) => `${euros ?? 0} €`;
const forYou = (euros: number | undefined) => `${euro(euros)} pour vous`;
const aboard = (seen: View, town: string) => diceAboard(seen, town).map(die).join(', ');

/** Who is paid for a drive: another player, where the learner gets nothing. */
const paid = (drive: { readonly gains: readonly number[] } | undefined, voice?: Voice) => {
  const other = drive && !drive.gains[YOU] ? otherPaid(drive.gains) : undefined;
  return other && voice ? `${euro(other.euros)} pour ${voice.name(other.seat)}` : forYou(drive?.gains[YOU]);
};

export const fr: LessonTexts<View> = {
  guide: 'Capitaine Resi',
  title: 'Premier tour',
  here: 'La capitaine Resi est là si vous avez besoin d’aide.',
  steps: {
    goal: {
      idea: 'Le plus riche gagne.',
      say: 'Des bus pleins de touristes font le tour du lac. À vous de leur faire dépenser leur argent chez vous.',
      do: 'En route',
      why: 'La partie finit quand il faut un nouveau touriste et que le sac est vide. Elle finit aussi quand une couleur d’attractions est épuisée.',
      captions: [seen => `votre argent : ${euro(ownOf(seen)?.money)}`],
      stamp: 'Le plus riche gagne',
    },
    tourist: {
      idea: 'Chaque dé est un touriste.',
      say: 'Ses points sont l’argent qui lui reste. Sa couleur dit ce qu’il aime : rouge, c’est la culture.',
      why: 'Le vert aime la nature, le bleu l’eau, le rouge la culture, le jaune la gastronomie. Un touriste ne visite que sa couleur, et seulement ce qu’il peut payer.',
      captions: [seen => aboard(seen, 'wan')],
      stamp: 'Les dés, des touristes',
    },
    bus: {
      idea: 'Les bus ne sont à personne.',
      say: 'À votre tour, vous conduisez le bus de votre choix. Regardez d’abord qui est à bord.',
      do: 'Touchez un bus. Les quatre sont permis.',
      why: 'Un bus vaut ce que ses touristes peuvent dépenser. Le joueur suivant peut prendre le même bus.',
      good: 'Bien. Pour ce tour, c’est votre bus.',
      stamp: 'Les bus de tous',
    },
    build: {
      idea: 'Construisez là où le bus doit s’arrêter.',
      say: 'Le matin, vous pouvez utiliser une action de cette ville. On peut construire dans n’importe quelle ville.',
      do: seen => `Construisez ${attraction(bestSite(seen)?.tile)} à ${name(bestSite(seen)?.town)}. Ou choisissez autre chose.`,
      why: 'Au prix de la couleur s’ajoute 1 € par même couleur sur place, et 1 € dans un port. Le bleu demande une goutte d’eau. Ce que vous construisez maintenant compte aussitôt.',
      good: 'Ce qui est construit compte dès ce tour.',
      otherwise: seen =>
        ownTiles(seen).length > 0
          ? 'Ce qui est construit compte dès ce tour.'
          : 'Pas encore d’attraction : tant que vous ne construisez pas, personne ne vous paie.',
      captions: [
        seen => {
          const tile = tileInHand(seen);
          return tile ? `coûte ${euro(bestSite(seen, tile)?.price)}, rapporte ${euro(bestSite(seen, tile)?.income)}` : '';
        },
        seen => aboard(seen, busTown(seen)),
      ],
      stamp: 'Construire avant le bus',
      futures: (move, seen) => {
        const tile = tileInHand(seen);
        const best = bestSite(seen, tile);
        const own = tile && siteIn(seen, tile, move.replace('town ', ''));
        return {
          idea: 'C’est permis. Comptez d’abord les euros.',
          say: own ? 'Pendant ce tour, le bus ne vous y rapporterait rien.' : 'Sans attraction à vous, personne ne vous paie.',
          rows: [
            {
              choice: own ? `${attraction(own.tile)} à ${name(own.town)}` : 'Sans construire',
              pieces: own ? [own.tile] : [],
              comesTo: `${forYou(0)} pendant ce tour`,
            },
            {
              choice: `${attraction(best?.tile)} à ${name(best?.town)}`,
              pieces: best ? [best.tile] : [],
              comesTo: `coûte ${euro(best?.price)}, rapporte ${euro(best?.income)}`,
            },
          ],
          keep: own ? `Construire à ${name(own.town)}` : 'Rouler sans construire',
        };
      },
    },
    drive: {
      idea: 'Le trajet finit au premier arrêt.',
      say: 'Un arrêt est un port, ou une ville avec une attraction d’une couleur présente à bord.',
      do: 'Touchez une ville en surbrillance.',
      why: 'Le bus traverse les autres villes, et toutes celles où stationne un bus. Vous choisissez la route, donc l’arrêt.',
      good: seen => (isOnTour(seen) ? 'Le bus est arrivé. La visite commence.' : 'Le bus est arrivé. Personne à bord ne visite rien ici.'),
      otherwise: seen =>
        isOnTour(seen) ? 'Le bus est arrivé. La visite commence.' : 'Le bus est arrivé. Personne à bord ne visite rien ici.',
      captions: [seen => paid(goalsOf(seen)[0]), (seen, voice) => paid(goalsOf(seen)[1], voice)],
      stamp: 'Le premier arrêt',
      futures: (move, seen) => goalFutures(move, seen),
    },
    visit: {
      idea: 'Un visiteur par attraction.',
      say: 'Il faut la couleur de l’attraction et au moins sa valeur en points. Si plusieurs peuvent payer, vous choisissez.',
      do: 'Touchez un touriste du bus.',
      why: 'Le visiteur perd la valeur en points, et le propriétaire reçoit autant d’euros. Si personne ne peut payer, il n’y a pas de visite.',
      good: 'Le touriste paie, le propriétaire encaisse.',
      captions: [
        seen =>
          visitorsOf(seen)
            .map(visitor => `${die(visitor.die)} : ${euro(visitor.prospect.gains[YOU])}`)
            .join(', '),
      ],
      stamp: 'Un seul visiteur',
      futures: (move, seen) => {
        const own = visitorsOf(seen).find(visitor => move === `send ${visitor.die}`);
        const [best] = visitorsOf(seen);
        return {
          idea: 'C’est permis. Pensez d’abord au dernier point.',
          say: 'Plusieurs peuvent payer. Pour l’un d’eux, c’est le dernier euro, et il compte double.',
          rows: [
            { choice: own ? `Avec le ${die(own.die)}` : '', comesTo: forYou(own?.prospect.gains[YOU]) },
            { choice: best ? `Avec le ${die(best.die)}` : '', comesTo: forYou(best?.prospect.gains[YOU]) },
          ],
          keep: own ? `Envoyer le ${die(own.die)}` : '',
        };
      },
    },
    ruin: {
      idea: 'Le dernier point paie double.',
      say: 'Un touriste sans points est ruiné et s’en va. Celui qui conduit reçoit la valeur une fois de plus.',
      why: 'Le propriétaire est payé comme toujours, et le conducteur reçoit autant. Accordez donc points et valeur : un 3 pour une valeur de 3.',
      captions: [seen => `${euro(ownOf(seen)?.atHome)} + ${euro(ownOf(seen)?.ruinMoney)}`],
      stamp: 'Le dernier point',
    },
    allDay: {
      idea: 'Après la visite, encore une action.',
      say: seen =>
        tourIncome(seen) > 0
          ? `${name(busTown(seen))} permet d’offrir une visite : un touriste visite tout une fois de plus.`
          : 'Vous pouvez utiliser une action de la journée de la ville d’arrivée.',
      do: seen => (tourIncome(seen) > 0 ? 'Offrez une visite, ou finissez votre tour.' : 'Utilisez une action, ou finissez votre tour.'),
      why: 'Une action le matin, une après la visite. Ce peut être deux fois la même, et aucune n’est obligatoire.',
      good: 'C’était votre tour. De nouveaux touristes montent, et le marché est complété.',
      captions: [seen => aboard(seen, busTown(seen)), seen => (tourIncome(seen) > 0 ? `${euro(tourIncome(seen))} de plus` : '')],
      stamp: 'Matin et journée',
      futures: (_move, seen) => ({
        idea: 'C’est permis. Voyez qui peut encore payer.',
        say: 'C’est une visite à part : la même attraction peut être visitée de nouveau.',
        rows: [
          { choice: 'Finir le tour', comesTo: `${euro(0)} de plus` },
          { choice: 'Offrir une visite', pieces: ownTiles(seen).slice(-1), comesTo: `${euro(tourIncome(seen))} de plus` },
        ],
        keep: 'Finir le tour',
      }),
    },
    others: {
      idea: 'Vous gagnez aussi au tour des autres.',
      say: (seen, voice) => {
        const guest = paidBy(seen);
        if (guest === undefined) return 'Quand quelqu’un d’autre amène des touristes à votre attraction, ils vous paient aussi.';
        return `${voice.name(guest)} a conduit un touriste à votre attraction : ${euro(ownOf(seen)?.fromOthers)} pour vous. Le dernier point a payé ${voice.name(guest)} aussi.`;
      },
      why: 'Le propriétaire est payé, quel que soit le conducteur. Mais le dernier point paie celui qui conduit : attention à ce que vous laissez à bord.',
      captions: [seen => (ownOf(seen)?.fromOthers ? `+${euro(ownOf(seen)?.fromOthers)}` : '')],
      stamp: 'De l’argent à chaque tour',
    },
    paid: {
      idea: 'Voyez qui est payé avant de partir.',
      say: seen => `Depuis ${name(bestBus(seen))}, une route mène à votre attraction. D’autres routes paient les autres, ou personne.`,
      do: seen => {
        const [best] = drivesOf(seen);
        if (!best) return 'Roulez sans action du matin. Ou choisissez autre chose.';
        return `Prenez le bus à ${name(best.bus)} et allez à ${name(best.to)}, sans action du matin. Ou choisissez autre chose.`;
      },
      why: 'Conduisez les touristes riches chez vous, et laissez les bus pauvres aux autres. Le bus que vous laissez, le suivant le prendra.',
      good: 'Chaque bus est à tout le monde. Vous savez maintenant quoi regarder.',
      captions: [
        seen => (goalsOf(seen)[0] ? paid(goalsOf(seen)[0]) : aboard(seen, bestBus(seen))),
        (seen, voice) => paid(drivesOf(seen)[0] ?? goalsOf(seen)[1], voice),
        (seen, voice) =>
          paid(
            drivesOf(seen).find(({ gains }) => otherPaid(gains)),
            voice,
          ),
      ],
      futures: (move, seen) => (move.startsWith('bus') ? busFutures(move, seen) : goalFutures(move, seen)),
    },
    yours: {
      idea: 'À vous le volant.',
      say: 'La partie finit quand le sac ou une couleur s’épuise. À partir d’ici, les dés tombent comme ils veulent.',
      do: 'Vers le passeport',
      why: 'Un sac vide ne suffit pas : il faut un dé qu’on ne peut plus tirer. Le tour en cours est joué jusqu’au bout.',
      captions: [seen => `votre argent : ${euro(ownOf(seen)?.money)}`],
    },
  },
  end: {
    title: 'Le lac est à vous.',
    lead: (_seen, voice) =>
      `La table reste telle quelle. ${voice.name(1)} et ${voice.name(2)} continuent en débutants, et vous pouvez toujours demander un conseil.`,
    figures: seen => [
      { label: 'Votre argent', value: euro(ownOf(seen)?.money) },
      { label: 'Vos attractions', value: String(ownTiles(seen).length) },
      { label: 'Dés dans le sac', value: String(seen.bag.reduce((sum, count) => sum + count, 0)) },
    ],
    discover: [
      { icon: 'g-boat', lead: 'Le ferry coûte 1 €.', text: 'Il emmène un bus d’un port à l’autre.' },
      { icon: 'g-key', lead: 'Les attractions grises offrent des actions.', text: 'Tout le monde peut les utiliser.' },
    ],
  },
};

function goalFutures(move: string, seen: View) {
  const [best] = goalsOf(seen);
  const town = move.replace('drive ', '');
  return {
    idea: 'C’est permis. Voyez d’abord qui est payé.',
    say: 'Seules les attractions rapportent. Un port est un arrêt, mais personne n’y dépense rien.',
    rows: [
      { choice: `Vers ${name(town)}`, pieces: [town], comesTo: forYou(0) },
      { choice: `Vers ${name(best?.town)}`, pieces: best ? [best.town] : [], comesTo: forYou(best?.gains[YOU]) },
    ],
    keep: `Aller à ${name(town)}`,
  } as const;
}

function busFutures(move: string, seen: View) {
  const [best] = drivesOf(seen);
  const town = move.replace('bus ', '');
  return {
    idea: 'C’est permis. Voyez d’abord où il peut aller.',
    say: 'Par la route, ce bus n’atteint aucune de vos attractions. Un autre, si.',
    rows: [
      { choice: `Le bus à ${name(town)}`, pieces: ['bus'], comesTo: `${forYou(mostWith(seen, town))} par la route` },
      { choice: `Le bus à ${name(best?.bus)}`, pieces: ['bus'], comesTo: `${forYou(best?.gains[YOU])} à ${name(best?.to)}` },
    ],
    keep: `Prendre le bus à ${name(town)}`,
  } as const;
}
