import type { WhyWords } from './why.ts';

/** Why something cannot be touched or used now, in German. */
export const why: WhyWords = {
  chosen: ({ town }) => `Du hast schon den Bus in ${town} gewählt. Nimm das zurück, um einen anderen zu wählen.`,
  oneBus: ({ town }) => `In diesem Zug fährt der Bus in ${town}; es ist immer nur einer.`,
  driveLater: () => 'Der Bus fährt erst nach dem Morgen.',
  arrived: ({ town }) => `Der Bus ist in ${town} angekommen; er fährt nur einmal im Zug.`,
  tourHere: ({ town }) => `Der Rundgang ist in ${town}; andere Städte werden nicht besucht.`,
  townLater: () => 'Erst kommt die Attraktion, dann ihre Stadt.',
  oneRoad: () => 'Ein losgeschickter Bus fährt nur eine Straße weit.',
  busOnly: ({ town }) => `Diese Aktion gilt dem Bus in ${town}.`,
  stands: ({ tile, town }) => `${tile} steht schon in ${town}.`,
  building: ({ tile }) => `Du baust schon ${tile}. Nimm das zurück, um etwas anderes zu wählen.`,
  needsBuild: () => 'Was auf dem Markt liegt, wird mit der Aktion „Attraktion bauen“ gebaut.',
  noVisit: ({ tile }) => `Kein Tourist an Bord kann ${tile} jetzt besuchen.`,
  morningOver: () => 'Morgenaktionen nutzt man vor der Fahrt.',
  allDayLater: () => 'Ganztagsaktionen gibt es wieder nach dem Rundgang.',
  actionLater: () => 'Eine Aktion gehört zur Stadt des gewählten Busses, und noch ist keiner gewählt.',
  inFull: () => 'Eine Aktion läuft schon, und sie wird ganz ausgeführt.',
  space: () => 'Keine Stadt hat einen freien Bauplatz für eine offene Attraktion.',
  noDispatch: () => 'Kein anderer Bus hat eine freie Stadt neben sich.',
  empty: () => 'Im Bus sitzt kein Tourist mehr.',
  noPips: () => 'Für zwei weitere Augen ist in diesem Bus kein Platz.',
  nobodyVisits: ({ town }) => `Kein Tourist an Bord würde in ${town} etwas besuchen.`,
  noCare: () => 'Kein Tourist der richtigen Farbe hat Platz für weitere Augen.',
  strands: ({ action }) => `Nach „${action}“ könnte der Bus nicht mehr fahren.`,
};
