/** What is said about open games, and about reports. */
export const en = {
  open: {
    title: 'Open collection',
    help: 'Finished online games can help people who study these games or teach bots. Yours are only shared if everyone at the table agrees, and without names, chat or notes: just seats and moves.',
    mine: 'My finished games may be shared',
  },
  report: {
    door: 'Report…',
    title: 'Report to the person who runs this server',
    help: 'Only they see it. The person you report isn’t told.',
    who: 'What is it about?',
    person: (name: string) => `${name} (the person)`,
    line: (name: string, text: string) => `${name}: “${text}”`,
    reason: 'What happened?',
    send: 'Send report',
    cancel: 'Cancel',
    sent: 'Thank you. Your report was sent.',
    nobody: 'There is no one here to report.',
  },
};
export type TrustWords = typeof en;
