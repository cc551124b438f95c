import type { LessonTexts } from '../../../kernel/index.ts';
import { placeAt, TRAVEL, type TravelCard } from '../components.ts';
import { de as texts } from '../texts/de.ts';
import type { View } from '../view.ts';
import {
  cardTaken,
  isChoosing,
  isLoading,
  isPaying,
  isRolled,
  isSettingOut,
  journeyOf,
  restOfHand,
  sumOfLowest,
  trainsInHand,
} from './reading.ts';

const card = (id: TravelCard) => `${TRAVEL[id].kind === 'T' ? 'Bahn' : 'Schiff'} ${TRAVEL[id].value}`;
const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;
/** Said until a leg is chosen. */
const out = (text: string) => (seen: View) => (isSettingOut(seen) ? text : '');

export const de: LessonTexts<View> = {
  guide: 'Passepartout',
  title: 'Erste Partie',
  here: 'Passepartout ist da, wenn du ihn brauchst.',
  steps: {
    goal: {
      idea: 'Sei bis Tag 80 zu Hause.',
      say: 'Von London einmal um die Welt und zurück, in möglichst wenigen Tagen. Wer nicht zu Hause ist, kann nicht gewinnen.',
      do: 'Los geht’s',
      why: 'Wer in höchstens 80 Tagen zu Hause ist, kann gewinnen. Es gewinnt, wer die wenigsten Tage gebraucht hat.',
      captions: ['zehn Etappen, von London nach London', 'deine Tage: noch keiner'],
      stamp: 'In 80 Tagen zu Hause',
    },
    leg: {
      idea: 'Jede Etappe verlangt ihre Karten.',
      say: 'Paris verlangt ein Schiff und eine Bahn, nicht mehr und nicht weniger. Die Zahl auf der Karte nennt die Tage.',
      why: 'Jede Etappe zeigt, was sie verlangt. Genau diese Karten legst du ab, und ihre Zahlen werden zusammengezählt.',
      captions: ['Schiff und Bahn', seen => `mit den niedrigsten: ${sumOfLowest(seen)} Tage bis Paris`],
    },
    card: {
      idea: 'Jeder Zug beginnt mit einer Karte.',
      say: 'Nimm eine von diesen vier. Das Feld daneben gibt dir auch etwas.',
      do: 'Du hast die Wahl: Tippe auf eine Karte. Alle vier sind erlaubt.',
      why: 'Jeden Zug eine Karte, und niedrige Zahlen sind schnell. Denk einen Halt weiter: Brindisi verlangt zwei Bahnen.',
      good: 'Eine schnelle Bahn. Brindisi will zwei davon.',
      captions: ['eine Karte pro Zug', 'Schiff 4 + Bahn 2: Paris in 6 Tagen'],
      stamp: 'Jeden Zug eine Karte',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        return {
          idea: 'Das darfst du. Schau vorher einen Halt weiter.',
          say: 'Paris ist so oder so bezahlt: Schiff 4 und Bahn 2. Aber Brindisi verlangt zwei Bahnen.',
          rows: [
            { choice: `Mit ${card(own)}`, pieces: restOfHand(own), comesTo: 'zwei Bahnen fehlen' },
            { choice: 'Mit Bahn 2', pieces: restOfHand('T2'), comesTo: 'eine Bahn fehlt' },
          ],
          keep: `${card(own)} behalten`,
        };
      },
    },
    space: {
      idea: 'Jedes Feld gibt etwas.',
      say: 'Die Karte kam von diesem Feld, also gehört dir seine Aktion. Nutze sie oder verzichte darauf.',
      do: 'Tippe auf die Aktion oder verzichte darauf.',
      why: 'Eine Aktion ist nie Pflicht. Nutze, was dir jetzt hilft, und verzichte auf den Rest.',
      good: 'Gut. Was ein Feld bietet, gehört dir in diesem Zug.',
      captions: ['kommt mit der Karte'],
      stamp: 'Felder geben etwas',
    },
    pay: {
      idea: 'Zahle mit den niedrigsten Zahlen.',
      say: 'Paris verlangt ein Schiff und eine Bahn. Ihre Zahlen sind die Tage, die du brauchst.',
      do: seen => (isPaying(seen) ? 'Lege Schiff 4 und Bahn 2 ab und reise los.' : isSettingOut(seen) ? 'Wähle Paris.' : 'Reise los.'),
      why: 'Am Ende zählen nur die Tage. Ein hohes Schiff hebst du besser für einen Ballon auf: Der ersetzt die Zahl.',
      good: 'Vier und zwei: Paris am Tag 6.',
      otherwise: seen =>
        journeyOf(seen).place === 'paris'
          ? `Paris am Tag ${journeyOf(seen).days}.`
          : 'Du bleibst vorerst in London. Die Etappe wartet auf ihre Karten.',
      captions: [seen => (isSettingOut(seen) ? `Paris in ${sumOfLowest(seen)} Tagen mit den niedrigsten` : '')],
      stamp: 'Niedrig ist schnell',
      futures: (move, seen) => {
        const own = cardTaken(seen, move);
        return {
          idea: 'Das darfst du. Zähl vorher die Tage.',
          say: 'Beide Schiffe bringen dich nach Paris. Eines braucht länger.',
          rows: [
            { choice: `Mit ${card(own)}`, pieces: [own, 'T2'], comesTo: `Paris am Tag ${TRAVEL[own].value + 2}` },
            { choice: 'Mit Schiff 4', pieces: ['S4', 'T2'], comesTo: 'Paris am Tag 6' },
          ],
          keep: `Bei ${card(own)} bleiben`,
        };
      },
    },
    chip: {
      idea: 'Zuerst da: das rote Plättchen.',
      say: 'Du bist zuerst in Paris, also gehört dir das rote Plättchen. Das blaue wartet auf die letzte Ankunft.',
      do: 'Tippe auf das rote Plättchen und beende dann deinen Zug.',
      why: 'Das Plättchen wird umgedreht, ob du es nutzt oder nicht. Aufheben lohnt sich also nicht.',
      good: 'Eine Münze für die erste Ankunft in Paris.',
      otherwise: 'Genutzt oder nicht: Jetzt ist das Plättchen umgedreht.',
      captions: [seen => (seen.frames.at(-1)?.phase === 'arrive' ? 'rot: wer zuerst da ist' : '')],
      stamp: 'Zuerst und zuletzt',
    },
    clocks: {
      idea: 'Es laufen zwei Uhren.',
      say: (_seen, voice) =>
        `Auch ${voice.name(1)} und ${voice.name(2)} sind gereist. Achte auf Ort und Tage: Weit ist nicht dasselbe wie schnell.`,
      why: 'Wer auf der Karte führt, hat vielleicht die meisten Tage verbraucht. Verglichen werden am Ende nur die Tage derer, die zu Hause sind.',
      captions: [
        seen => `du: ${days(seen.travellers[0]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(1)}: ${days(seen.travellers[1]?.days ?? 0)}`,
        (seen, voice) => `${voice.name(2)}: ${days(seen.travellers[2]?.days ?? 0)}`,
      ],
    },
    pair: {
      idea: 'Ein Paar zählt nur einmal.',
      say: 'Brindisi verlangt zwei Bahnen. Zwei gleiche zählen wie eine: 2 und 2 macht 2.',
      do: seen =>
        isChoosing(seen) ? 'Nimm eine Karte. Mit einer zweiten Bahn 2 hast du das Paar.' : 'Nutze die Aktion oder lass sie aus.',
      why: 'Gleiche Karten bedeuten: kein Umsteigen, kein Warten. Zwei gleiche Schiffe sind auf langen Etappen noch mehr wert.',
      good: 'Sieh nun, was das für Brindisi bewirkt.',
      otherwise: seen => {
        const { pair, lowest } = trainsInHand(seen);
        if (pair !== undefined) return `Ein Paar: Für Brindisi macht ${pair} und ${pair} nur ${pair}.`;
        return lowest
          ? `Kein Paar: Für Brindisi macht ${lowest.join(' und ')} zusammen ${lowest[0] + lowest[1]}.`
          : 'Brindisi verlangt zwei Bahnen. Halte nach ihnen Ausschau.';
      },
      captions: [seen => (isChoosing(seen) ? 'was die anderen übrig ließen' : ''), 'deine Hand'],
      stamp: 'Paare zählen einmal',
    },
    detective: {
      idea: 'Der Detektiv stellt Fragen.',
      say: 'Endet dein Zug bei ihm, verlierst du 2 Tage. Von ihm wegzureisen kostet nichts.',
      do: 'Reise nach Brindisi oder beende deinen Zug und bleib in Paris.',
      why: 'Jetzt zahlst du die Etappe und seine 2 Tage. Eine Runde später ist er vielleicht fort, aber die anderen sind voraus.',
      good: 'Geschafft. Selbst mit seinen Fragen bist du schnell.',
      otherwise: seen =>
        journeyOf(seen).place === 'brindisi'
          ? `Brindisi am Tag ${journeyOf(seen).days}.`
          : 'Du bleibst in Paris: heute keine Fragen, aber die anderen ziehen voraus.',
      captions: [out('zwei Bahnen'), out('2 Tage, wenn dein Zug hier endet')],
      stamp: 'Der Detektiv',
    },
    die: {
      idea: 'Ein Würfel kann eine Karte ersetzen.',
      say: 'Der Ballon ist bereit, und Schiff 7 ist langsam. Mit dem Ballon zählt stattdessen der Würfel.',
      do: 'Setze den Ballon auf das Schiff und reise ab. Würfle für eine Münze neu oder behalte den Wurf.',
      why: 'Der letzte Wurf gilt, auch wenn er schlechter ist. Eine Münze bezahlt einen neuen Wurf, zwei eine Karte.',
      good: 'So wird auch Schiff 7 schnell.',
      otherwise: seen =>
        journeyOf(seen).place === 'suez'
          ? `Suez am Tag ${journeyOf(seen).days}. Der Ballon hätte das ändern können.`
          : 'Die Etappe liegt noch vor dir.',
      captions: [
        seen => (isLoading(seen) ? 'Ballon statt Karte' : isRolled(seen) ? 'eine Münze: neu würfeln' : ''),
        seen => (isLoading(seen) ? 'eine Münze: neu würfeln' : ''),
      ],
      stamp: 'Der Würfel',
    },
    home: {
      idea: 'Die letzte Etappe verlangt drei Karten.',
      say: (_seen, voice) =>
        `${voice.name(1)} ist zu Hause, darum kostet jede Runde die anderen einen Tag. Du hast zwei Schiffe und eine Bahn.`,
      do: 'Reise heim mit Schiff 5, Schiff 5 und Bahn 3. Oder warte, wenn du magst.',
      why: 'Ist nur noch eine Person unterwegs, endet die Partie. Wer dann nicht in London ist, kann nicht gewinnen.',
      good: 'Am Tag 74 zu Hause, dank zweier gleicher Schiffe.',
      otherwise: seen =>
        journeyOf(seen).isHome
          ? `Am Tag ${journeyOf(seen).days} zu Hause.`
          : 'Du wartest in New York. Jede Runde kostet dich jetzt einen Tag.',
      captions: [seen => (isSettingOut(seen) ? 'zwei Schiffe und eine Bahn' : isPaying(seen) ? 'zwei gleiche Schiffe zählen einmal' : '')],
      stamp: 'Die letzte Etappe',
    },
    yours: {
      idea: 'Der Tisch gehört dir.',
      say: 'Das ist wieder deine eigene Partie, so wie du sie verlassen hast. Ab hier entscheidet der Zufall.',
      do: 'Zum Reisepass',
      why: 'Elefant und Sturm kommen noch. Einen Tipp bekommst du jederzeit.',
      captions: ['deine Partie'],
    },
  },
  end: {
    title: 'Jetzt gehört die Reise dir.',
    lead: (_seen, voice) =>
      `Der Tisch bleibt, wie er ist. ${voice.name(1)} und ${voice.name(2)} spielen als Anfänger weiter, und einen Tipp bekommst du jederzeit.`,
    figures: (seen, voice) => [
      { label: 'Du bist in', value: texts.pieces[placeAt(seen.travellers[0]?.position ?? 0)] ?? '' },
      { label: 'Tage bisher', value: String(seen.travellers[0]?.days ?? 0) },
      { label: `${voice.name(1)}, ${voice.name(2)}`, value: [1, 2].map(seat => seen.travellers[seat]?.days ?? 0).join(', ') },
    ],
    discover: [
      { icon: 'g-elephant', lead: 'In Indien wartet:', text: 'zwölf Tage zu Fuß oder ein Elefant.' },
      { icon: 'g-storm', lead: 'Zwei Ereigniskarten sind blau.', text: 'Sie treffen alle auf einmal.' },
    ],
  },
};
