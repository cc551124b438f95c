// The options in German.
import type { OptionText } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';

export const options: Readonly<Record<keyof Agreement, OptionText>> = {
  day: { name: 'Tag', help: 'Der Tag der Kampagne, von 1 bis 12.', rulebook: 'Die Tage werden der Reihe nach gespielt, von 1 bis 12.' },
  ownDay: {
    name: 'Eigener Tag',
    help: 'Ein selbst gemachter Aufbau statt eines Tages der Kampagne.',
    rulebook: 'Nach Tag 12 dürft ihr eigene Tage machen: die Orte einer Karte tauschen oder Orte und Karten nach Belieben zusammenstellen.',
  },
  firstSeat: {
    name: 'Wer beginnt',
    help: 'Nach altem Brauch, wer zuletzt Bus gefahren ist.',
    rulebook: 'Wer zuletzt Bus gefahren ist.',
    values: { random: 'Zufällig', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4', 4: 'Platz 5', 5: 'Platz 6' },
  },
  piles: {
    name: 'Stapel',
    help: 'Bei offenen Stapeln seht ihr auch das nächste Plättchen jedes Stapels.',
    rulebook: 'Verdeckt; an eigenen Tagen dürfen sie auch offen liegen.',
    values: { hidden: 'Verdeckt', open: 'Offen' },
  },
  specials: {
    name: 'Besondere Orte',
    help: 'Ob Park, Bahnhof und Stadion zum Gewinnen besucht werden müssen.',
    rulebook: 'Der Bus muss nicht an allen Orten vorbei. An eigenen Tagen sind die Karten, die ihr dazunehmt, Pflicht.',
    values: { byDay: 'Wie es der Tag sagt', avoidable: 'Vermeidbar', mandatory: 'Pflicht' },
  },
  signSites: {
    name: 'Orte an den Schildern',
    help: 'Ob die zwei Buchstaben mit Umleitungsschildern Reisende aufnehmen.',
    rulebook:
      'Offen sind die Orte, die ihr zwischen den zwei Schildern erreicht. Ob die an den Schildern dazugehören, sagt die Anleitung nicht.',
    values: { open: 'Offen', closed: 'Geschlossen' },
  },
  closedSpecial: {
    name: 'Geschlossener besonderer Ort',
    help: 'Was an einem Park, Bahnhof oder Stadion geschieht, wenn die Umleitung den Ort geschlossen hat.',
    rulebook:
      'Außerhalb der Schilder nimmt keine Sehenswürdigkeit Reisende auf. Die Materialliste zählt 18 Sehenswürdigkeiten, die besonderen Orte nicht.',
    values: { inert: 'Nichts', lose: 'Der Tag ist verloren', open: 'Bleibt offen' },
  },
  swapCarries: {
    name: 'Schilder und Fans beim Tausch',
    help: 'Ob sie mit ihrem Ort gehen oder am Buchstaben bleiben.',
    rulebook:
      'Die Schilder stehen vor den Orten, zu denen sie gehören. Was beim Tausch der Orte mit ihnen geschieht, sagt die Anleitung nicht.',
    values: { sites: 'Gehen mit', letters: 'Bleiben' },
  },
  giveUp: {
    name: 'Aufgeben',
    help: 'Wie viele Stimmen den Tag beenden. Eine genügt, wenn das Tagesziel außer Reichweite ist.',
    rulebook: 'Ihr dürft den Tag neu beginnen. Wer das entscheidet, sagt die Anleitung nicht.',
    values: { any: 'Eine Stimme', majority: 'Mehr als die Hälfte', all: 'Alle Stimmen' },
  },
  voters: {
    name: 'Wer abstimmen darf',
    help: 'Die Plätze, die für das Aufgeben stimmen dürfen.',
    rulebook: 'Wer entscheidet, sagt die Anleitung nicht.',
    values: { all: 'Alle' },
  },
  autoEnd: {
    name: 'Verlorenen Tag beenden',
    help: 'Den Tag von selbst beenden, sobald das Tagesziel außer Reichweite ist.',
    rulebook: 'Ist das Tagesziel nicht mehr zu schaffen, dürft ihr neu beginnen, müsst aber nicht.',
    values: { true: 'Ja', false: 'Nein' },
  },
  objective: {
    name: 'Tagesziel',
    help: 'Ein anderes Tagesziel als das der Karte, zum Ausprobieren; so ein Tag zählt nicht in der Kampagne.',
    rulebook: 'Das Tagesziel, das auf der Tageskarte steht.',
  },
};
