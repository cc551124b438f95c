import type { SeatWords } from './en.ts';

const ownerOf = (name: string) => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const de: SeatWords = {
  log: {
    clock: (name, isYou) =>
      isYou ? 'Deine Zeit ist abgelaufen. Ein Bot spielt für dich.' : `${ownerOf(name)} Zeit ist abgelaufen. Ein Bot spielt.`,
    left: (name, isYou) => (isYou ? 'Du gibst deinen Platz auf. Ein Bot spielt.' : `${name} gibt den Platz auf. Ein Bot spielt.`),
    away: (name, isYou) => (isYou ? 'Du warst nicht da. Ein Bot spielt für dich.' : `${name} ist nicht da. Ein Bot spielt.`),
    bot: (name, isYou) => (isYou ? 'Ein Bot spielt für dich.' : `Ein Bot spielt für ${name}.`),
    back: (name, isYou) => (isYou ? 'Du bist wieder da.' : `${name} ist wieder da.`),
    takesOver: (name, before, isYou) => (isYou ? `Du übernimmst den Platz von ${before}.` : `${name} übernimmt den Platz von ${before}.`),
    renamed: (name, before) => `${before} heißt jetzt ${name}.`,
    move: (name, isYou) =>
      isYou ? 'Deine Zeit ist abgelaufen. Die Uhr macht diesen Zug:' : `${ownerOf(name)} Zeit ist abgelaufen. Die Uhr macht diesen Zug:`,
  },
  botFor: name => `${name} (Bot)`,
  zero: {
    seconds: (bank, increment) => `je ${bank} Sekunden plus ${increment} pro Schritt`,
    name: 'Wenn die Zeit abläuft',
    choices: { quiet: 'Die Uhr macht den ersten möglichen Zug', bot: 'Ein Bot spielt weiter', wait: 'Warten und die anderen fragen' },
    says: {
      quiet: 'Läuft die Zeit ab, macht die Uhr den ersten möglichen Zug.',
      bot: 'Läuft die Zeit ab, spielt ein Bot weiter. Den Platz kann man jederzeit zurückholen.',
      wait: 'Läuft die Zeit ab, wartet der Tisch. Die anderen dürfen einen Bot spielen lassen.',
    },
  },
  warning: {
    left: seconds => (seconds === 1 ? 'Noch 1 Sekunde.' : `Noch ${seconds} Sekunden.`),
    then: {
      quiet: 'Dann macht die Uhr einen Zug für dich.',
      bot: 'Dann spielt ein Bot für dich.',
      wait: 'Dann dürfen die anderen einen Bot spielen lassen.',
    },
  },
  up: {
    bot: 'Deine Zeit ist um – ein Bot spielt.',
    quiet: 'Deine Zeit war um – die Uhr hat einen Zug für dich gemacht.',
    wait: 'Deine Zeit ist um. Du kannst noch ziehen, bis die anderen einen Bot spielen lassen.',
    handed: 'Ein Bot spielt für dich.',
    takeBack: 'Meinen Platz zurückholen',
    other: name => `${ownerOf(name)} Zeit ist um. Ihr könnt warten oder einen Bot spielen lassen.`,
  },
  seat: {
    letBot: 'Einen Bot spielen lassen',
    keeps: 'Dein Platz bleibt dir.',
    giveUp: 'Meinen Platz aufgeben …',
    giveUpTitle: 'Deinen Platz aufgeben?',
    giveUpHelp:
      'Ein Bot spielt zu Ende. Unter „Meine Partien“ kannst du deinen Platz zurückholen, solange ihn die anderen niemandem gegeben haben.',
    giveUpNow: 'Aufgeben',
    keep: 'Platz behalten',
  },
  claim: {
    title: 'Spielst du hier mit?',
    help: 'Sag auf einem neuen Gerät, wer du bist.',
    iAm: name => `Ich bin ${name}`,
    says: name => `Jemand an einem anderen Gerät sagt: „Ich bin ${name}“, und bittet um den Platz.`,
    asked: name => `Du hast gesagt, dass du ${name} bist.`,
    hostAlone: host => `${host} (lädt ein) kann allein zustimmen, sonst alle zusammen.`,
    allOf: names => `Zustimmen muss: ${names}.`,
    youDecide: 'Du hast eingeladen und entscheidest allein.',
    bot: name => `Um den Platz von ${name} bitten`,
    botHelp: 'Die Partie hat begonnen, aber du kannst um den Platz eines Bots bitten.',
    asksBot: (name, bot) => `${name} möchte den Platz von ${bot} (Bot) übernehmen.`,
  },
  door: {
    title: (names, isOne) => (isOne ? `${names} hat noch keinen Platz.` : `${names} haben noch keinen Platz.`),
    unnamed: count => (count === 1 ? 'Jemand hat noch keinen Platz.' : `${count} Leute haben noch keinen Platz.`),
    help: 'Die Einladung ist dort offen; vielleicht wird auch nur zugeschaut.',
    wait: 'Warten',
    start: 'Ohne sie anfangen',
  },
  signals: {
    later: 'Ich bin in 10 Minuten da.',
    well: 'Gut gespielt!',
    thanks: 'Danke!',
    moment: 'Einen Moment, bitte.',
    oh: 'Oh nein!',
  },
  nameFirst: 'Wie heißt du?',
  nameDone: 'So heiße ich',
  nameMissing: 'Sag den anderen erst, wie du heißt.',
  again: {
    wants: (names, isOne) => (isOne ? `${names} möchte noch einmal spielen.` : `${names} möchten noch einmal spielen.`),
    play: 'Noch einmal spielen',
    go: 'Zur Revanche',
  },
};
