// The one sentence that says what to do now.
import {
  ARRONDISSEMENTS,
  CLUBS,
  DOCKS,
  higher,
  isDoubles,
  lower,
  type Move,
  numeral,
  regionOf,
  setupNumberOf,
  shownOn,
} from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Prompt, TurnStep } from '../kit.ts';
import { chosenNumber, isWhole, named, type Paris, placed } from './scene.ts';
import { isXDue } from './tray/records.ts';

/** What the viewer's seat is asked. */
export function prompt(scene: Paris, seat: Seat): Prompt {
  const { words, texts, happening } = scene;
  const news = happening && texts.event(happening, scene.voice);
  if (news) return { sentence: news };
  const asked = question(scene, seat);
  return isWhole(scene) ? { ...asked, sentence: words.promptSure } : asked;
}

function question(scene: Paris, seat: Seat): Prompt {
  const { view, words } = scene;
  const [low, high] = [numeral(lower(view.dice)), numeral(higher(view.dice))];
  switch (view.phase) {
    case 'setup':
      return { sentence: words.promptSetup(setupNumber(scene), homeNumeral(view.setup ? shownOn(view.setup.card) : 1)) };
    case 'write':
      return { sentence: writeSentence(scene, seat), steps: writeSteps(scene, seat, [low, high]) };
    case 'star':
      return { sentence: starSentence(scene, seat) };
    case 'lastPair':
      return { sentence: words.promptPair(low, high) };
    case 'lastSingle': {
      const chosen = chosenNumber(scene);
      return { sentence: chosen ? words.promptSingleClub(chosen) : words.promptSingle(low, high) };
    }
    case 'lastStar':
      return { sentence: words.promptLastStar };
    case 'route':
      // A route that can go on is not to be submitted by the way.
      return { sentence: routeSentence(scene, seat), ...(canGoOn(scene) ? {} : { primary: 'button:submit' }) };
    default:
      return { sentence: words.headEnd };
  }
}

function setupNumber({ view }: Paris): string {
  return numeral(setupNumberOf(view.setup?.step ?? 0, view.dice));
}

function homeNumeral(arrondissement: number): string {
  return ARRONDISSEMENTS[arrondissement - 1]?.numeral ?? '';
}

function writeSentence(scene: Paris, seat: Seat): string {
  const { words, touching, language } = scene;
  if (isXDue(scene)) return xSentence(scene, seat);
  const number = chosenNumber(scene);
  const toWrite = [...new Set(touching.moves.flatMap(move => numberOf(move) ?? []))];
  if (!number) return words.promptNumber(new Intl.ListFormat(language).format(toWrite));
  const club = CLUBS.find(each => touching.path.includes(`club:${each}`));
  return club ? words.promptCard(number, placed(scene, club)) : words.promptClub(number, otherThan(scene, seat, number));
}

/** The number that is still to be written after this one. */
function otherThan({ view }: Paris, seat: Seat, number: string): string | undefined {
  if (view.players[seat]?.left !== 2) return undefined;
  return [numeral(lower(view.dice)), numeral(higher(view.dice))].find(each => each !== number);
}

/** OT-6.1 Why an X is due: the regions of the cards that are left hold no empty club. */
function xSentence(scene: Paris, seat: Seat): string {
  const { view, words, language } = scene;
  const used = (view.players[seat]?.pending ?? []).flatMap(move => (move.type === 'write' ? [move.card] : []));
  const regions = [...new Set(view.shown.filter(card => !used.includes(card)).map(regionOf))].map(region => named(scene, region));
  if (regions.length === 0) return words.promptXOnly;
  return words.promptX(new Intl.ListFormat(language, { type: 'disjunction' }).format(regions));
}

function starSentence(scene: Paris, seat: Seat): string {
  const { view, words } = scene;
  if (isXDue(scene)) return xSentence(scene, seat);
  const [card] = view.shown;
  return isDoubles(view.dice) || !card ? words.promptDoubles : words.promptSameRegion(named(scene, regionOf(card)));
}

function writeSteps(scene: Paris, seat: Seat, numbers: readonly string[]): readonly TurnStep[] {
  const pending = scene.view.players[seat]?.pending ?? [];
  const isDone = (number: string) => pending.some(move => numberOf(move) === number);
  const chosen = chosenNumber(scene) ?? numbers.find(number => !isDone(number));
  return numbers.map(number => ({ name: number, state: isDone(number) ? 'done' : number === chosen ? 'now' : 'later' }));
}

function numberOf(move: Move): string | undefined {
  return 'number' in move && move.number !== null ? numeral(move.number) : undefined;
}

function canGoOn({ touching }: Paris): boolean {
  return touching.moves.some(move => move.type !== 'submit');
}

function routeSentence(scene: Paris, seat: Seat): string {
  const { view, words, touching, language } = scene;
  const dock = touching.path.find(touch => touch.startsWith('dock:'));
  if (dock) return words.promptLand(dock.slice('dock:'.length));
  if ((view.players[seat]?.pending ?? []).length === 0) return words.promptStart;
  if (!canGoOn(scene)) return words.promptStuck;
  const docks = DOCKS.filter(each => touching.lit(`dock:${each}`));
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return words.promptOn(
    list.format(docks),
    touching.moves.some(move => move.type === 'step'),
  );
}

/** The line of the top bar. */
export function headline({ view, words }: Paris): string {
  const empty = view.players[0]?.empty ?? 0;
  switch (view.phase) {
    case null:
      return words.headEnd;
    case 'setup':
      return words.headSetup((view.setup?.step ?? 0) + 1);
    case 'route':
      return words.headRoutes(view.plan.seats === 1 ? 0 : view.players.filter(({ left }) => left > 0).length);
    case 'lastPair':
    case 'lastSingle':
    case 'lastStar':
      return words.headLast(view.turn);
    default:
      return words.headTurn(view.turn, empty);
  }
}
