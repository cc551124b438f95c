const counted = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** What is said about the house itself: what is kept, and whose work it is. */
export const en = {
  title: 'Privacy and credits',
  lead: 'What Tabletour keeps, for how long, and whose work it is.',
  device: 'On this device',
  deviceText:
    'Local games, settings, lessons and results are stored in this browser and nowhere else. You can export them under My games, and delete them with the browser’s own data settings.',
  server: 'On the server',
  serverText: [
    'Only if you play online: the name you chose, a cookie that recognises this browser for a year, the tables you sat at with their moves and chat, your Daily Tours and rated results.',
    'If you asked to be notified: the address of your browser’s push service or of your webhook.',
    'Addresses of visitors are used to limit abuse. They are kept in memory only, and not logged.',
    'There is no telemetry, no advertising, and nothing is loaded from other sites.',
  ],
  keeping: 'How long',
  keptFinished: (days?: number): string =>
    days === undefined
      ? 'Finished tables, their chat and reports about them: until you choose “Delete me”, or the person who runs this server deletes them.'
      : `Finished tables, their chat and reports about them: ${counted(days)}. Results of rated games and of the Daily Tour stay. Games you saved under My games stay on your device.`,
  keptGuests: (days?: number): string =>
    days === undefined
      ? 'Your name and session: until you choose “Delete me”.'
      : `Your name and session: until you’ve been away for ${counted(days)}, or choose “Delete me”.`,
  keptUnknown: 'The server can’t be reached, so we can’t show how long it keeps things.',
  reports:
    'If someone reports you, or you report someone: the reason, the chat message and the table. Only the person who runs this server sees them.',
  collection: 'If everyone at a table has agreed: the finished game, without names, in the open collection.',
  forget: 'Delete me',
  forgetText:
    'Ends your session on every device, leaves your seats to bots, and removes your name, your chat lines, and how to notify you from this server. Results stay without a name. This can’t be undone.',
  sure: 'Really delete everything about you on this server?',
  gone: 'Done. This server no longer knows anything about you.',
  unknown: 'This server knows nothing about you.',
  programs: 'For programmers: the API of this server',
  credits: 'Credits',
  creditsText: [
    'Tabletour is free and open source. Rules are told in our own words; pictures, texts and program are our own work.',
    'Around the World in 80 Days, Tour Operator, Bodensee Tourismus, On Tour: Paris and City Tour are games by their authors and publishers. Names and trade marks belong to them, and they have no part in this site.',
    'Fonts: Jost, Figtree and Limelight, under the SIL Open Font License.',
    'Map of Paris: outlines based on the arrondissement boundaries of the City of Paris (Ville de Paris, opendata.paris.fr), simplified, under the Open Database License (ODbL). The other maps are our own drawings, not copies.',
  ],
};
export type AboutWords = typeof en;
