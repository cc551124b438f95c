import type { AboutWords } from './en.ts';

const counted = (days: number) => `${days} ${days === 1 ? 'Tag' : 'Tage'}`;

export const de: AboutWords = {
  title: 'Datenschutz und Mitwirkende',
  lead: 'Was Tabletour speichert, wie lange, und wessen Werk es ist.',
  device: 'Auf diesem Gerät',
  deviceText:
    'Partien auf diesem Gerät, Einstellungen, Lektionen und Ergebnisse liegen in diesem Browser und nirgends sonst. Unter „Meine Partien“ kannst du sie exportieren, in den Einstellungen des Browsers löschen.',
  server: 'Auf dem Server',
  serverText: [
    'Nur wenn du online spielst: der Name, den du gewählt hast, ein Cookie, das diesen Browser ein Jahr lang wiedererkennt, die Tische, an denen du gesessen hast, mit allen Schritten und dem Chat, deine Tagestouren und die Ergebnisse gewerteter Partien.',
    'Wenn du benachrichtigt werden willst: die Adresse des Push-Dienstes deines Browsers oder deines Webhooks.',
    'Adressen von Besuchern dienen dazu, Missbrauch zu begrenzen. Sie liegen nur im Arbeitsspeicher und werden nicht protokolliert.',
    'Es gibt keine Telemetrie und keine Werbung, und nichts wird von anderen Seiten geladen.',
  ],
  keeping: 'Wie lange',
  keptFinished: days =>
    days === undefined
      ? 'Beendete Tische, ihr Chat und Meldungen dazu: bis du dich löschst oder sie von denen gelöscht werden, die den Server betreiben.'
      : `Beendete Tische, ihr Chat und Meldungen dazu: ${counted(days)}. Ergebnisse gewerteter Partien und der Tagestour bleiben. Partien, die du unter „Meine Partien“ gespeichert hast, bleiben auf deinem Gerät.`,
  keptGuests: days =>
    days === undefined
      ? 'Dein Name und deine Sitzung: bis du dich löschst.'
      : `Dein Name und deine Sitzung: bis du ${counted(days)} nicht hier warst oder dich löschst.`,
  keptUnknown: 'Wie lange der Server etwas aufbewahrt, sagt er selbst; gerade ist er nicht erreichbar.',
  reports:
    'Wenn dich jemand meldet oder du jemanden meldest: der Grund, die Chatzeile und der Tisch. Das sieht nur, wer den Server betreibt.',
  collection: 'Wenn alle am Tisch einverstanden waren: die beendete Partie, ohne Namen, in der offenen Sammlung.',
  forget: 'Mich löschen',
  forgetText:
    'Beendet deine Sitzung auf allen Geräten, überlässt deine Plätze Bots und entfernt deinen Namen, deine Chatzeilen und deine Adresse für Nachrichten von diesem Server. Ergebnisse bleiben ohne Namen stehen. Das lässt sich nicht rückgängig machen.',
  sure: 'Wirklich alles über dich auf diesem Server löschen?',
  gone: 'Erledigt. Dieser Server weiß nichts mehr über dich.',
  unknown: 'Dieser Server weiß nichts über dich.',
  programs: 'Für Programme: die Schnittstelle (API) dieses Servers',
  credits: 'Mitwirkende',
  creditsText: [
    'Tabletour ist kostenlos und quelloffen. Die Regeln sind mit eigenen Worten erzählt; Bilder, Texte und Programm sind unser eigenes Werk.',
    'Around the World in 80 Days, Tour Operator, Bodensee Tourismus, On Tour: Paris und City Tour sind Spiele ihrer Autoren und Verlage. Namen und Marken gehören ihnen; an dieser Seite sind sie nicht beteiligt.',
    'Schriften: Jost, Figtree und Limelight, unter der SIL Open Font License.',
    'Karte von Paris: Umrisse nach den Grenzen der Arrondissements der Stadt Paris (Ville de Paris, opendata.paris.fr) unter der Open Database License (ODbL), vereinfacht. Die anderen Karten haben wir selbst gezeichnet.',
  ],
};
