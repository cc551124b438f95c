import type { SeatWords } from './en.ts';

const of = (name: string) => (/^(?:[aeiouàâéèêëîïôöûü]|y[^aeiouéè])/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: SeatWords = {
  log: {
    clock: (name, isYou) =>
      isYou ? 'Votre temps est écoulé. Un bot joue à votre place.' : `Le temps ${of(name)} est écoulé. Un bot joue.`,
    left: (name, isYou) => (isYou ? 'Vous cédez votre place. Un bot joue.' : `${name} cède sa place. Un bot joue.`),
    away: (name, isYou) => (isYou ? 'Vous n’étiez plus là. Un bot joue à votre place.' : `${name} n’est plus là. Un bot joue.`),
    bot: (name, isYou) => (isYou ? 'Un bot joue à votre place.' : `Un bot joue à la place ${of(name)}.`),
    back: (name, isYou) => (isYou ? 'Vous êtes de retour.' : `${name} est de retour.`),
    takesOver: (name, before, isYou) => (isYou ? `Vous prenez la place ${of(before)}.` : `${name} prend la place ${of(before)}.`),
    renamed: (name, before) => `${before} s’appelle désormais ${name}.`,
    move: (name, isYou) =>
      isYou ? 'Votre temps est écoulé. La pendule joue ce coup :' : `Le temps ${of(name)} est écoulé. La pendule joue ce coup :`,
  },
  botFor: name => `${name} (bot)`,
  zero: {
    seconds: (bank, increment) => `${bank} s par joueur, plus ${increment} s par coup`,
    name: 'Quand le temps est écoulé',
    choices: { quiet: 'La pendule joue le premier coup possible', bot: 'Un bot continue', wait: 'Attendre et demander aux autres' },
    says: {
      quiet: 'Quand le temps est écoulé, la pendule joue le premier coup possible.',
      bot: 'Quand le temps est écoulé, un bot continue. On peut reprendre sa place à tout moment.',
      wait: 'Quand le temps est écoulé, la table attend. Les autres peuvent laisser jouer un bot.',
    },
  },
  warning: {
    left: seconds => (seconds < 2 ? `Il reste ${seconds} seconde.` : `Il reste ${seconds} secondes.`),
    then: {
      quiet: 'Ensuite, la pendule jouera un coup pour vous.',
      bot: 'Ensuite, un bot jouera à votre place.',
      wait: 'Ensuite, les autres pourront laisser jouer un bot.',
    },
  },
  up: {
    bot: 'Votre temps est écoulé – un bot joue.',
    quiet: 'Votre temps était écoulé – la pendule a joué un coup pour vous.',
    wait: 'Votre temps est écoulé. Vous pouvez encore jouer, tant que les autres ne laissent pas jouer un bot.',
    handed: 'Un bot joue à votre place.',
    takeBack: 'Reprendre ma place',
    other: name => `Le temps ${of(name)} est écoulé. Vous pouvez attendre ou laisser jouer un bot.`,
  },
  seat: {
    letBot: 'Laisser jouer un bot',
    keeps: 'Votre place reste à vous.',
    giveUp: 'Céder ma place…',
    giveUpTitle: 'Céder votre place ?',
    giveUpHelp:
      'Un bot termine la partie. Dans Mes parties, vous pouvez redemander votre place tant que les autres ne l’ont pas donnée à quelqu’un.',
    giveUpNow: 'Céder ma place',
    keep: 'Garder ma place',
  },
  claim: {
    title: 'Jouez-vous ici ?',
    help: 'Sur un nouvel appareil, dites qui vous êtes.',
    iAm: name => `Je suis ${name}`,
    says: name => `Quelqu’un dit sur un autre appareil : « Je suis ${name} », et demande la place.`,
    asked: name => `Vous avez dit être ${name}.`,
    hostAlone: host => `${host}, qui invite, peut accepter à soi seul ; sinon, tout le monde ensemble.`,
    allOf: names => `Il faut l’accord de ${names}.`,
    youDecide: 'Vous invitez : votre accord suffit.',
    bot: name => `Demander la place ${of(name)}`,
    botHelp: 'La partie a commencé, mais vous pouvez demander la place d’un bot.',
    asksBot: (name, bot) => `${name} aimerait prendre la place ${of(bot)} (bot).`,
  },
  door: {
    title: (names, isOne) => (isOne ? `${names} n’a pas encore de place.` : `${names} n’ont pas encore de place.`),
    unnamed: count => (count === 1 ? 'Quelqu’un n’a pas encore de place.' : `${count} personnes n’ont pas encore de place.`),
    help: 'L’invitation y est ouverte, peut-être seulement pour regarder.',
    wait: 'Attendre',
    start: 'Commencer sans attendre',
  },
  signals: {
    later: 'Je serai là dans 10 minutes.',
    well: 'Bien joué !',
    thanks: 'Merci !',
    moment: 'Un instant, s’il vous plaît.',
    oh: 'Oh non !',
  },
  nameFirst: 'Comment vous appelez-vous ?',
  nameDone: 'C’est moi',
  nameMissing: 'Dites d’abord votre nom aux autres.',
  again: {
    wants: (names, isOne) => (isOne ? `${names} aimerait rejouer.` : `${names} aimeraient rejouer.`),
    play: 'Rejouer',
    go: 'Aller à la revanche',
  },
};
