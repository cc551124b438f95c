// The decision at hand: which tile, turned how; or whom the inspector puts out.
import { useEffect } from 'preact/hooks';
import { allowedPlacings, type Rotation, type TileId } from '../../../games/city-tour/index.ts';
import { Icon, Target } from '../../ui/index.ts';
import { PawnRow } from './drawings/pawn.tsx';
import { TilePicture } from './drawings/tile.tsx';
import { GiveUp, Votes } from './give-up.tsx';
import { InspectorCard } from './inspector-card.tsx';
import { deliveredIn, isSameHoweverTurned, type Preview, previewOf } from './preview.ts';
import type { CityScene } from './scene.ts';
import { chosenTile, triedRotation, turnTile } from './tile-turning.ts';
import { Timetable } from './timetable.tsx';

/** What the prompts bar holds for whoever may act. */
export function Decision({ scene }: { scene: CityScene }) {
  const { view, viewer } = scene;
  const [frame] = view.frames;
  const phase = frame?.phase;
  return (
    <div class="ct-decision">
      {phase === 'place' && frame?.seat === viewer && view.revealed.length > 0 && <Placing scene={scene} />}
      {phase === 'control' && <InspectorCard scene={scene} />}
      {phase && <GiveUp scene={scene} />}
    </div>
  );
}

/** What partners see while another places a tile: the tiles that are out, and how everybody voted. */
export function Aside({ scene }: { scene: CityScene }) {
  const { view, viewer, words, touching, texts } = scene;
  const [frame] = view.frames;
  return (
    <div class="ct-decision">
      {frame?.phase === 'place' && view.revealed.length > 0 && (
        <fieldset class="ct-picks" aria-label={words.tiles}>
          {view.revealed.map((tile, at) => (
            <div key={tile} class="ct-pick" data-explain={`tile:${tile}`}>
              <Target
                touching={touching}
                touch={`tile:${tile}`}
                class="ct-pick-tile"
                label={words.tile(at + 1, texts.pieces[tile] ?? tile, 0)}
              >
                <TilePicture tile={tile} />
              </Target>
            </div>
          ))}
        </fieldset>
      )}
      {frame && viewer !== 'public' && <GiveUp scene={scene} />}
      {frame && viewer === 'public' && <Votes scene={scene} />}
    </div>
  );
}

function Placing({ scene }: { scene: CityScene }) {
  const { view, touching, words } = scene;
  const tile = chosenTile(touching, view.revealed);
  const rotation = tile ? triedRotation(tile) : 0;
  useTileKeys(scene, tile);
  const preview = tile && previewOf(view, tile, rotation, scene);
  return (
    <>
      <fieldset class="ct-picks" aria-label={words.tiles} data-busy={scene.happening !== null}>
        {view.revealed.map((each, at) => (
          <Pick key={each} scene={scene} tile={each} at={at} />
        ))}
        <TurnButtons scene={scene} tile={tile} />
      </fieldset>
      {preview && tile && (
        <>
          <Timetable lines={preview.lines} words={words} explains={`rotation:${rotation}`} />
          {isSameHoweverTurned(view, tile) && <p class="ct-note">{words.sameAll}</p>}
          <Actions scene={scene} tile={tile} rotation={rotation} preview={preview} />
        </>
      )}
    </>
  );
}

/** A revealed tile. Touched again it turns; the other one takes its place. */
function Pick({ scene, tile, at }: { scene: CityScene; tile: TileId; at: number }) {
  const { touching, texts, words, view } = scene;
  const isChosen = touching.chosen(`tile:${tile}`);
  const other = chosenTile(touching, view.revealed);
  const rotation = triedRotation(tile);
  const press = (touch: string, element?: Element) => {
    if (isChosen) turnTile(tile, 1);
    else touching.press(touch, element);
  };
  const lit = (touch: string) => touching.lit(touch) || (other !== undefined && isFreeToSwap(scene, tile));
  return (
    <div class="ct-pick" data-explain={`tile:${tile}`}>
      <Target
        touching={{ lit, chosen: touching.chosen, press }}
        touch={`tile:${tile}`}
        class="ct-pick-tile"
        label={words.tile(at + 1, texts.pieces[tile] ?? tile, rotation * 90)}
      >
        <TilePicture tile={tile} rotation={rotation} />
        <span class="tick ct-tick">
          <Icon name="i-check" size={16} />
        </span>
      </Target>
      <kbd>{at + 1}</kbd>
    </div>
  );
}

/** Whether the tile that is not chosen could be chosen instead. */
function isFreeToSwap({ view: { revealed } }: CityScene, tile: TileId): boolean {
  const [left, right] = revealed;
  return left !== undefined && right !== undefined && allowedPlacings(left, right).some(move => move.tile === tile);
}

function TurnButtons({ scene: { words }, tile }: { scene: CityScene; tile: TileId | undefined }) {
  return (
    <div class="ct-turns">
      <button type="button" class="ct-turn-button" disabled={!tile} aria-label={words.turnLeft} onClick={() => tile && turnTile(tile, -1)}>
        <span class="ct-mirrored">
          <Icon name="i-rotate" size={24} />
        </span>
        {words.left}
      </button>
      <button
        type="button"
        class="ct-turn-button"
        data-leads="rotation"
        disabled={!tile}
        aria-label={words.turnRight}
        onClick={() => tile && turnTile(tile, 1)}
      >
        {words.right}
        <Icon name="i-rotate" size={24} />
      </button>
    </div>
  );
}

interface ActionsProps {
  readonly scene: CityScene;
  readonly tile: TileId;
  readonly rotation: Rotation;
  readonly preview: Preview;
}

/** Drive, or put the tile back. */
function Actions({ scene, tile, rotation, preview }: ActionsProps) {
  const { touching, view, words } = scene;
  const isLosing = preview.result === 'lost';
  const label = driveLabel(preview, scene);
  const before = deliveredIn(view);
  const { objective } = view.town;
  // The button says what it does, and the preview shows it: the touch that chooses and the one that makes the move are one.
  const drive = (touch: string, element?: Element) => {
    if (!touching.chosen(touch)) touching.press(touch, element);
    touching.press(touch, element);
  };
  return (
    <div class="ct-actions">
      <p class="ct-after" data-explain="day" title={words.becomes(before, preview.total, objective)}>
        <b>{before}</b>
        <Icon name="i-arrow-right" size={16} />
        <b class="ct-after-big">{preview.total}</b>
        <span>{words.of(objective)}</span>
      </p>
      <Summary preview={preview} scene={scene} />
      <button type="button" class="ct-secondary" onClick={() => touching.press(`tile:${tile}`)}>
        {words.putBack}
      </button>
      <Target
        touching={{ ...touching, press: drive }}
        touch={`rotation:${rotation}`}
        class={isLosing ? 'ct-drive ct-danger' : 'ct-drive'}
        label={label}
      >
        <Icon name={isLosing ? 'i-warn' : 'g-bus'} size={24} />
        {label}
      </Target>
    </div>
  );
}

function driveLabel({ result }: Preview, { words }: CityScene): string {
  if (result === 'won') return words.driveWin;
  if (result === 'lost') return words.driveLose;
  return words.drive;
}

/** The timetable in a few chips, where there is no room for the list. */
function Summary({ preview, scene: { words, view } }: { preview: Preview; scene: CityScene }) {
  const { events } = preview;
  const boarded = events.flatMap(event => (event.type === 'boarded' ? [event.colour] : []));
  const left = events.flatMap(event => (event.type === 'leftBehind' ? [event.colour] : []));
  return (
    <p class="ct-summary" aria-hidden="true" data-explain="day">
      {boarded.length > 0 && (
        <span class="ct-chip">
          <PawnRow pawns={boarded} />
          {words.boarding}
        </span>
      )}
      {left.length > 0 && (
        <span class="ct-chip" data-tone="warn">
          <PawnRow pawns={left} />
          {words.staying}
        </span>
      )}
      {preview.lines.map(
        line =>
          line.lead && (
            <span key={line.lead} class="ct-chip" data-tone={line.tone}>
              {line.lead.charAt(0)} {line.value ? `+${line.value}` : line.pawns.length > 0 ? `−${line.pawns.length}` : '✕'}
            </span>
          ),
      )}
      <span class="ct-total">
        <b>{preview.total}</b> / {view.town.objective}
      </span>
    </p>
  );
}

/** 1 and 2 choose a tile, R and the arrows turn it. */
function useTileKeys(scene: CityScene, tile: TileId | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      // From one piece to the next the arrows belong to the table.
      const isWalking = event.key.startsWith('Arrow') && event.target instanceof Element && event.target.closest('.target');
      if (isTyping || isWalking || event.ctrlKey || event.metaKey || event.altKey) return;
      if (pressKey(event.key, scene, tile)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const TURN_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, r: 1, R: -1 };

function pressKey(key: string, { touching, view }: CityScene, tile: TileId | undefined): boolean {
  const turn = TURN_KEYS[key];
  if (tile && turn) {
    turnTile(tile, turn);
    return true;
  }
  const wanted = key === '1' || key === '2' ? view.revealed[Number(key) - 1] : undefined;
  if (!wanted || wanted === tile) return false;
  touching.press(`tile:${wanted}`);
  return true;
}
