// A handbook on the screen, beside the board and on a page of its own: it knows no game.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Block, type Chapter, type Handbook, handbookOf, type PieceLine, sumText } from '../../kernel/handbook/index.ts';
import type { Story } from '../../kernel/index.ts';
import { boardOf, type GlyphOf, type Scene } from '../boards/kit.ts';
import { entryOf } from '../catalogue.ts';
import { words } from '../locale/index.ts';
import { openingScene, SetupPicture, type Told } from './setup-picture.tsx';
import '../styles/table.css';
import '../styles/handbook.css';

/** Who reads, and where a clause is found. */
interface Reading extends Told {
  readonly scene: Scene | undefined;
  readonly glyphOf: GlyphOf | undefined;
  /** The clause that was asked for. */
  readonly asked: string | null;
  /** Shows a clause; without it there is a link to its place on the page. */
  readonly open?: ((clause: string) => void) | undefined;
}

/** The handbook of a game, and its small drawings; undefined until it is written. */
export function useHandbook(told: Told | undefined): { readonly handbook: Handbook; readonly glyphOf: GlyphOf | undefined } | undefined {
  const [found, setFound] = useState<{ readonly handbook: Handbook; readonly glyphOf: GlyphOf | undefined }>();
  useEffect(() => {
    let isWanted = true;
    const write = async (from: Told) => {
      // The examples are played by bots.
      const game = (await entryOf(from.game.id)?.open()) ?? from.game;
      const [handbook, glyphOf] = await Promise.all([handbookOf({ ...from, game }), boardOf(from.kit).glyphs?.()]);
      if (isWanted) setFound({ handbook, glyphOf });
    };
    if (told) void write(told);
    return () => {
      isWanted = false;
    };
  }, [told?.game, told?.texts]);
  return found;
}

/** The scene of the set-up, which small drawings are taken from. */
export function sceneIn(handbook: Handbook, told: Told): Scene | undefined {
  const picture = handbook.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'picture');
  return picture?.type === 'picture' ? openingScene(told, picture.opening, picture.seats) : undefined;
}

/** Everything below the heading of a chapter. */
export function ChapterBlocks({ chapter, reading }: { chapter: Chapter; reading: Reading }) {
  return (
    <div class="handbook">
      {chapter.blocks.map((block, at) => (
        <BlockPart key={`${block.type} ${at}`} block={block} reading={reading} isReference={chapter.id === 'clauses'} />
      ))}
    </div>
  );
}

function BlockPart({ block, reading, isReference }: { block: Block; reading: Reading; isReference: boolean }) {
  switch (block.type) {
    case 'text':
      return <p>{block.text}</p>;
    case 'picture':
      return reading.scene ? <SetupPicture kit={reading.kit} scene={reading.scene} title={block.title} /> : null;
    case 'steps':
      return (
        <ol>
          {block.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      );
    case 'table':
      return <DataRows {...block} />;
    case 'example':
      return <Example block={block} reading={reading} />;
    case 'pieces':
      return (
        <>
          <h3>
            {block.title} {block.note && <small class="handbook-ours">{block.note}</small>}
          </h3>
          <ul class="handbook-pieces">
            {block.pieces.map(piece => (
              <PieceRow key={piece.touch} piece={piece} reading={reading} />
            ))}
          </ul>
        </>
      );
    case 'options':
      return <Options block={block} reading={reading} />;
    case 'clauses':
      return <Clauses block={block} reading={reading} isReference={isReference} />;
  }
}

function DataRows({ title, head, rows, note }: Extract<Block, { type: 'table' }>) {
  const isNumber = head.map((_, at) => at > 0 && rows.every(row => /^[−\d–]*$/.test(row[at] ?? '')));
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard */}
      <div class="handbook-rows" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={cell} scope="col" class={isNumber[at] ? 'number' : ''}>
                  {cell || <span class="unseen">#</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.join()}>
                {row.map((cell, at) =>
                  at === 0 ? (
                    <th key={head[at]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={head[at]} class={isNumber[at] ? 'number' : ''}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p class="handbook-note">{note}</p>}
    </figure>
  );
}

function Example({ block: { title, story, lines, sum }, reading }: { block: Extract<Block, { type: 'example' }>; reading: Reading }) {
  return (
    <figure class="handbook-example">
      <figcaption>{title}</figcaption>
      {story && <StoryLine story={story} reading={reading} />}
      {lines.length > 0 && (
        <ul>
          {lines.map((line, at) => (
            <li key={`${line} ${at}`}>{line}</li>
          ))}
        </ul>
      )}
      <p class="handbook-sum">{sumText(sum)}</p>
    </figure>
  );
}

/** A turn in one line, its pieces drawn beside their names. */
function StoryLine({ story, reading: { glyphOf, scene, texts } }: { story: Story; reading: Reading }) {
  const part = (each: Story[number]): ComponentChildren => {
    if (typeof each === 'string') return each;
    const glyph = scene && glyphOf?.(each.piece, scene);
    const spoken = each.words ?? texts.pieces[each.piece] ?? each.piece;
    if (!glyph) return spoken;
    return (
      <span class="handbook-mention" key={each.piece}>
        <span class="glyph" aria-hidden="true">
          {glyph.drawing}
        </span>{' '}
        <span class={glyph.saysAll ? 'unseen' : ''}>{spoken}</span>
      </span>
    );
  };
  return <p class="handbook-story">{story.map(part)}</p>;
}

function PieceRow({ piece: { piece, name, count, text, clause, ours }, reading }: { piece: PieceLine; reading: Reading }) {
  const { glyphOf, scene } = reading;
  const glyph = scene && piece !== undefined && glyphOf?.(piece, scene);
  return (
    <li>
      {glyph && (
        <span class="glyph" aria-hidden="true">
          {glyph.drawing}
        </span>
      )}
      <p>
        {count > 1 && `${count} × `}
        <b>{name}</b> {text} {ours && <small class="handbook-ours">{ours}</small>}{' '}
        {clause && <ClauseLink clause={clause} open={reading.open} name={words.value.table.theRule} />}
      </p>
    </li>
  );
}

function Options({ block: { labels, options }, reading }: { block: Extract<Block, { type: 'options' }>; reading: Reading }) {
  return (
    <dl class="handbook-options">
      {options.map(({ id, name, help, usual, range, rulebook, changes, warnings, ours }) => (
        <div key={id}>
          <dt>
            {name} {ours && <small class="handbook-ours">{ours}</small>}
          </dt>
          <dd>
            {help}
            {rulebook && (
              <small>
                {labels.rulebook}
                {colon(reading)}
                {rulebook}
              </small>
            )}
            <small>
              {labels.usual}
              {colon(reading)}
              <b>{usual}</b>
            </small>
            {range && (
              <small>
                {labels.range}
                {colon(reading)}
                {range}
              </small>
            )}
            {warnings.map(warning => (
              <small key={warning}>{warning}</small>
            ))}
            {changes.length > 0 && (
              <small>
                {labels.changes}{' '}
                {changes.map((clause, at) => (
                  <ClauseLink key={clause} clause={clause} open={reading.open} at={changes.length > 1 ? at + 1 : undefined} />
                ))}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function colon({ language }: Reading): string {
  return language === 'fr' ? '\u00a0: ' : ': ';
}

interface ClausesProps {
  readonly block: Extract<Block, { type: 'clauses' }>;
  readonly reading: Reading;
  readonly isReference: boolean;
}

function Clauses({ block: { id, title, clauses }, reading, isReference }: ClausesProps) {
  return (
    <section id={reading.open ? undefined : id}>
      <h3>{title}</h3>
      {clauses.map(({ clause, sentence, ours, isAgreed }) => (
        <p
          key={clause}
          id={isReference && !reading.open ? clause : undefined}
          data-clause={isReference ? clause : undefined}
          class={isReference && reading.asked === clause ? 'asked' : ''}
        >
          {!(isReference && reading.open) && <ClauseLink clause={clause} open={reading.open} />} {sentence}
          {isAgreed && <small class="agreed"> {words.value.rules.agreed}</small>}
          {ours && <small class="handbook-ours"> {ours}</small>}
        </p>
      ))}
    </section>
  );
}

interface LinkProps {
  readonly clause: string;
  readonly open: ((clause: string) => void) | undefined;
  /** How it is called in the rulebook, where its number says nothing to the reader. */
  readonly name?: string;
  /** Which of several in a row it is. */
  readonly at?: number | undefined;
}

/** Its number stands in the rulebook; beside the board, where no numbers are read, it is called the rule. */
function ClauseLink({ clause, open, name = clause, at }: LinkProps) {
  if (!open) {
    return (
      <a class="clause" href={`#${clause}`} title={clause}>
        {name}
      </a>
    );
  }
  return (
    <button type="button" class="clause" onClick={() => open(clause)}>
      {words.value.table.theRule} {at}
    </button>
  );
}
