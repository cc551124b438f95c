import type { TrustWords } from './en.ts';

export const de: TrustWords = {
  open: {
    title: 'Offene Sammlung',
    help: 'Beendete Online-Partien können Leuten helfen, die diese Spiele erforschen oder Bots trainieren. Deine werden nur geteilt, wenn alle am Tisch einverstanden sind, und ohne Namen, Chat oder Notizen: nur Plätze und Schritte.',
    mine: 'Meine beendeten Partien dürfen geteilt werden',
  },
  report: {
    door: 'Melden …',
    title: 'Etwas melden',
    help: 'Deine Meldung sieht nur, wer diesen Server betreibt. Wer gemeldet wird, erfährt nichts davon.',
    who: 'Worum geht es?',
    person: name => `${name} (die Person)`,
    line: (name, text) => `${name}: „${text}“`,
    reason: 'Was ist passiert?',
    send: 'Meldung abschicken',
    cancel: 'Abbrechen',
    sent: 'Danke. Deine Meldung ist angekommen.',
    nobody: 'Hier ist niemand, den du melden könntest.',
  },
};
