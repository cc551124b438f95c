// Stories and warnings, in German.
import type { Story } from '../../../kernel/index.ts';
import { ROW_IDS } from '../activity-rows.ts';
import { THE } from './articles-de.ts';
import { type Pieces, said } from './pieces.ts';
import type { Warnings } from './sentences.ts';
import type { StoryWords } from './story.ts';

const deed =
  (you: string, other: string, after = '') =>
  (isYou: boolean, what: Story): Story => [`${isYou ? you : other} `, ...what, ...(after ? [after] : [])];
const counted = (count: unknown, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const story = (pieces: Pieces): StoryWords => ({
  you: 'Du',
  object: {
    ...THE,
    ...said(ROW_IDS, pieces, name => `„${name}“`),
    fuel: '1 Treibstoff',
    coupon: 'einen Gutschein',
    seat: 'eine Sitzreinigung',
    room: 'eine Zimmerreinigung',
  },
  and: 'und',
  colon: ': ',
  to: 'nach',
  for: 'gegen',
  closed: ' (geschlossen)',
  fuel: fuel => (fuel === 0 ? ' ohne Treibstoff' : ` für ${fuel} Treibstoff`),
  coupons: coupons => ` für ${counted(coupons, 'Gutschein', 'Gutscheine')}`,
  instead: replaced => [' (ersetzt ', replaced, ')'],
  points: (signed, points) => `${signed} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`,
  causes: { seats: 'Sitze', rooms: 'Zimmer', angry: 'Ärger', rows: 'Aktivitäten', staff: 'Personal' },
  week: (isYou, week) => `${isYou ? 'beginnst' : 'beginnt'} Woche ${week}`,
  wins: isYou => (isYou ? 'gewinnst die Saison' : 'gewinnt die Saison'),
  shares: isYou => (isYou ? 'teilt euch den Sieg' : 'teilen sich den Sieg'),
  did: {
    fly: deed('fliegst', 'fliegt'),
    flyEmpty: deed('fliegst leer nach', 'fliegt leer nach'),
    stay: (isYou, what) => [isYou ? 'bleibst' : 'bleibt', ...(what.length > 0 ? [' in ', ...what] : [' am Rand'])],
    side: deed('startest an der', 'startet an der'),
    draft: deed('nimmst', 'nimmt'),
    keep: deed('nimmst', 'nimmt', ' auf'),
    complete: deed('füllst zuerst', 'füllt zuerst'),
    lose: deed('lässt', 'lässt', ' verärgert gehen'),
    hire: deed('stellst', 'stellt', ' ein'),
    house: deed('gibst', 'gibt', ' ein Zimmer'),
    lodge: deed('schickst', 'schickt', ' ins Partnerhotel'),
    mark: deed('markierst', 'markiert'),
    gain: deed('erhältst', 'erhält'),
    remain: deed('lässt', 'lässt', ' an Bord'),
    calm: deed('hältst', 'hält', ' bei Laune'),
    cheer: deed('munterst', 'muntert', ' auf'),
    use: deed('setzt', 'setzt', ' ein'),
    trade: deed('tauschst', 'tauscht'),
    clean: deed('reinigst', 'reinigt'),
    lower: deed('lässt', 'lässt', ' warten'),
    leave: deed('verabschiedest', 'verabschiedet'),
    hotel: deed('schickst', 'schickt', ' ohne Punkte ins Hotel'),
    replace: deed('schickst', 'schickt', ' weiter'),
    board: deed('lässt', 'lässt', ' einsteigen'),
    begin: isYou => [isYou ? 'beginnst die nächste Woche' : 'beginnt die nächste Woche'],
  },
});

export const warnings = (piece: (id: unknown) => string): Warnings => ({
  'empty flight': facts =>
    `Niemand ist an Bord: ${piece(facts.city)} bringt keine Punkte und wird geschlossen. ${counted(facts.waiting, 'Tourist wartet', 'Touristen warten')} noch im Büro. Trotzdem fliegen?`,
  'closed city': facts =>
    `${piece(facts.city)} ist geschlossen: ${facts.passengers === 1 ? 'Dein Passagier bringt' : `Deine ${facts.passengers} Passagiere bringen`} dort keine Punkte. Trotzdem fliegen?`,
  'few rooms': facts =>
    `Mehr Gäste als saubere Zimmer: ${counted(facts.passengers, 'Passagier', 'Passagiere')}, ${counted(facts.rooms, 'sauberes Zimmer', 'saubere Zimmer')}. Wer keins bekommt, kostet dich seine Punkte und ${facts.price} weitere. Trotzdem fliegen?`,
  'no flight': facts =>
    `Dein Flugzeug bleibt: ${facts.passengers === 1 ? 'Dein Passagier bringt' : 'Deine Passagiere bringen'} diese Woche keine Punkte. Trotzdem bleiben?`,
  'idle plane': facts =>
    `Niemand ist an Bord, und dein Flugzeug bleibt: keine Punkte diese Woche, und ${counted(facts.waiting, 'Tourist wartet', 'Touristen warten')} weiter. Trotzdem bleiben?`,
  dismissal: facts => `„${piece(facts.hired)}“ ersetzt „${piece(facts.employee)}“, ohne dass die Karte genutzt wurde. Trotzdem einstellen?`,
  'sent away': facts =>
    `${piece(facts.tourist)} geht verärgert: −${facts.price}\u00a0Punkte, obwohl ein sauberes Zimmer frei ist. Gehen lassen?`,
  'turned away': facts =>
    `${piece(facts.tourist)} abzuweisen, kostet ${facts.price} Punkte, obwohl du noch ein Zimmer bereitmachen kannst. Trotzdem abweisen?`,
  'no marker': () => 'Du darfst kostenlos eine Markierung legen; sonst verfällt sie. Verzichten?',
  angry: facts =>
    `${piece(facts.tourist)} geht verärgert: −${facts.price}\u00a0Punkte, obwohl du alle bei Laune halten kannst. Gehen lassen?`,
  'few cities': facts => `${facts.cities} Städte für ${facts.flights} Flüge: Die offenen Städte können ausgehen, und mit ihnen die Punkte.`,
  'few tourists': facts =>
    `Nur ${facts.tourists} Touristen für so viele Mitspielende: Sie können ausgehen, und Schreibtische bleiben leer.`,
});
