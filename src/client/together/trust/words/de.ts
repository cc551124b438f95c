import type { TrustWords } from './en.ts';

export const de: TrustWords = {
  open: {
    title: 'Offene Sammlung',
    help: 'Beendete Online-Partien helfen Leuten, die diese Spiele erforschen oder Bots anlernen. Deine werden nur geteilt, wenn alle am Tisch einverstanden sind, und ohne Namen, Chat oder Notizen: nur Plätze und Züge.',
    mine: 'Meine beendeten Partien dürfen geteilt werden',
  },
  report: {
    door: 'Melden…',
    title: 'Dem Betreiber des Servers melden',
    help: 'Nur er sieht es. Wer gemeldet wird, erfährt nichts davon.',
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
