import type { TrustWords } from './en.ts';

export const da: TrustWords = {
  open: {
    title: 'Åben samling',
    help: 'Færdige onlinepartier kan hjælpe folk, der studerer spillene eller træner botter. Dine deles kun, hvis alle ved bordet har sagt ja, og uden navne, chat eller noter: kun pladser og træk.',
    mine: 'Mine færdige partier må deles',
  },
  report: {
    door: 'Anmeld …',
    title: 'Anmeld til den, der driver serveren',
    help: 'Kun vedkommende ser det. Den, du anmelder, får ikke noget at vide.',
    who: 'Hvad handler det om?',
    person: name => `${name} (personen)`,
    line: (name, text) => `${name}: ”${text}”`,
    reason: 'Hvad skete der?',
    send: 'Send anmeldelse',
    cancel: 'Annullér',
    sent: 'Tak. Din anmeldelse er sendt.',
    nobody: 'Der er ingen her, du kan anmelde.',
  },
};
