import type { SeatWords } from './en.ts';

const ownerOf = (name: string) => (/[sxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const da: SeatWords = {
  log: {
    clock: (name, isYou) => (isYou ? 'Din tid løb ud. En bot spiller for dig.' : `${ownerOf(name)} tid løb ud. En bot spiller.`),
    left: (name, isYou) => (isYou ? 'Du opgav din plads. En bot spiller.' : `${name} opgav sin plads. En bot spiller.`),
    away: (name, isYou) => (isYou ? 'Du var væk. En bot spiller for dig.' : `${name} er væk. En bot spiller.`),
    bot: (name, isYou) => (isYou ? 'En bot spiller for dig.' : `En bot spiller for ${name}.`),
    back: (name, isYou) => (isYou ? 'Du er tilbage.' : `${name} er tilbage.`),
    takesOver: (name, before, isYou) => (isYou ? `Du overtager pladsen efter ${before}.` : `${name} overtager pladsen efter ${before}.`),
    renamed: (name, before) => `${before} hedder nu ${name}.`,
    move: (name, isYou) => (isYou ? 'Din tid løb ud. Uret gør dette træk:' : `${ownerOf(name)} tid løb ud. Uret gør dette træk:`),
  },
  botFor: name => `${name} (bot)`,
  zero: {
    seconds: (bank, increment) => `${bank} sekunder hver plus ${increment} pr. træk`,
    name: 'Når tiden er gået',
    choices: { quiet: 'Uret gør det første mulige træk', bot: 'En bot spiller videre', wait: 'Vent, og spørg de andre' },
    says: {
      quiet: 'Når tiden er gået, gør uret det første mulige træk.',
      bot: 'Når tiden er gået, spiller en bot videre. Du kan altid tage pladsen tilbage.',
      wait: 'Når tiden er gået, venter bordet. De andre må lade en bot spille.',
    },
  },
  warning: {
    left: seconds => (seconds === 1 ? '1 sekund tilbage.' : `${seconds} sekunder tilbage.`),
    then: { quiet: 'Så gør uret et træk for dig.', bot: 'Så spiller en bot for dig.', wait: 'Så må de andre lade en bot spille.' },
  },
  up: {
    bot: 'Din tid er gået – en bot spiller.',
    quiet: 'Din tid var gået – uret gjorde et træk for dig.',
    wait: 'Din tid er gået. Du kan stadig trække, indtil de andre lader en bot spille.',
    handed: 'En bot spiller for dig.',
    takeBack: 'Tag min plads tilbage',
    other: name => `${ownerOf(name)} tid er gået. I kan vente eller lade en bot spille.`,
  },
  seat: {
    letBot: 'Lad en bot spille',
    keeps: 'Din plads bliver ved med at være din.',
    giveUp: 'Opgiv min plads …',
    giveUpTitle: 'Vil du opgive din plads?',
    giveUpHelp:
      'En bot spiller partiet færdigt. Du kan bede om din plads under Mine spil, så længe de andre ikke har givet den til en anden.',
    giveUpNow: 'Opgiv den',
    keep: 'Behold min plads',
  },
  claim: {
    title: 'Spiller du med her?',
    help: 'Sig på en ny enhed, hvem du er.',
    iAm: name => `Jeg er ${name}`,
    says: name => `Nogen på en anden enhed siger: ”Jeg er ${name}” og beder om pladsen.`,
    asked: name => `Du har sagt, at du er ${name}.`,
    hostAlone: host => `${host}, som er vært, kan sige ja alene; ellers skal alle sige ja.`,
    allOf: names => `${names} skal sige ja.`,
    youDecide: 'Som vært bestemmer du alene.',
    bot: name => `Bed om at spille for ${name}`,
    botHelp: 'Partiet er begyndt, men du kan bede om en bots plads.',
    asksBot: (name, bot) => `${name} vil gerne overtage pladsen efter ${bot} (bot).`,
  },
  door: {
    title: names => `${names} har ingen plads endnu.`,
    unnamed: count => (count === 1 ? 'Nogen har ingen plads endnu.' : `${count} personer har ingen plads endnu.`),
    help: 'Invitationen er åben hos dem; måske vil de kun se med.',
    wait: 'Vent',
    start: 'Begynd uden dem',
  },
  signals: {
    later: 'Jeg er der om 10 minutter.',
    well: 'Godt spillet!',
    thanks: 'Tak!',
    moment: 'Et øjeblik.',
    oh: 'Åh nej!',
  },
  nameFirst: 'Hvad hedder du?',
  nameDone: 'Det er mig',
  nameMissing: 'Fortæl først de andre, hvad du hedder.',
  again: { wants: names => `${names} vil gerne spille igen.`, play: 'Spil igen', go: 'Gå til revanchen' },
};
