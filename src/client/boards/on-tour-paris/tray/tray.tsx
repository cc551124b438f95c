// The bill under the map: tickets, dice and records; for the routes their programme; at the end the score sheet.
import type { Paris } from '../scene.ts';
import { ScoreSheet } from '../sheet.tsx';
import { Programme } from './programme.tsx';
import { Dice, NumberRecord } from './record.tsx';
import { recordsOf } from './records.ts';
import { Ticket, ticketLook } from './ticket.tsx';

/** What lies before the player. */
export function Tray({ scene }: { scene: Paris }) {
  if (scene.view.results) return <ScoreSheet scene={scene} />;
  if (scene.view.phase === 'route') return <Programme scene={scene} />;
  return <Bill scene={scene} />;
}

function Bill({ scene }: { scene: Paris }) {
  const { view, words, happening } = scene;
  const isNew = happening?.type === 'turnBegun' || happening?.type === 'setupDrawn';
  const { setup, dice } = view;
  const cards = setup ? [setup.card] : view.shown;
  const records = recordsOf(scene);
  return (
    <div class="bill">
      <div class="bill-inner" data-cards={cards.length}>
        {cards.length > 0 ? (
          <fieldset class="tickets" aria-label={words.cards}>
            {cards.map((card, at) => (
              <Ticket key={card} scene={scene} look={ticketLook(scene, card)} at={at} isFlipped={isNew} />
            ))}
            {setup && <Note title={words.headSetup(setup.step + 1)} text={words.setupNote} />}
          </fieldset>
        ) : (
          <Note title={words.lastTurn} text={words.noCards} />
        )}
        <div class="numbers">
          <Dice faces={dice} label={words.dice(dice.join(', '))} isRolling={isNew} />
          <div class="records" data-count={records.length}>
            {records.map(look => (
              <NumberRecord key={look.text} scene={scene} look={look} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <p class="bill-note" data-explain="turn">
      <b>{title}</b>
      {text}
    </p>
  );
}
