import { manual } from './manual.ts';

export const de = manual({
  goal: [
    'Gemeinsam steuert ihr einen einzigen Rundfahrtbus durch eine Stadt, die ihr Plättchen für Plättchen baut. Unterwegs steigen Reisende ein; bringt möglichst viele zu den Orten, die auf ihre Farbe warten.',
    'Der Tag endet, wenn der Bus die Stadt durch die Ausfahrt im Nordosten verlässt, spätestens in Zug 16.',
    'Ihr gewinnt alle, wenn mindestens so viele Reisende an den Orten stehen, wie die Tageskarte verlangt. Sonst spielt ihr den Tag noch einmal. Zwölf Tage, jeder mit etwas Neuem, bilden die Kampagne.',
  ],
  turn: [
    'Zwei Plättchen werden aufgedeckt, eins von jedem Stapel. Beratet euch.',
    'Wählt eins, dreht es, wie ihr wollt, und legt es direkt vor den Bus. Das andere scheidet aus.',
    'Der Bus fährt seine Straße bis zum Ende. Er hat nie eine Wahl.',
    'Reisende an dieser Straße steigen ein, solange ein Platz frei ist: sechs insgesamt.',
    'Kommt der Bus an einem Buchstaben vorbei, steigen alle in der Farbe des Ortes aus. Sind es genug, bleiben sie und zählen; sonst gehen sie zurück in den Vorrat.',
    'Dann ist die nächste Person am Zug.',
  ],
  scoring: [
    'Zählt die Figuren an allen Orten, wenn der Bus abgefahren ist. Wer noch an Bord ist, zählt nicht, außer den Grands Voyageurs der letzten Stufe.',
    'An einem besonderen Ort kann der Tag sofort verloren sein: Park, Bahnhof und Stadion verlangen genau ihre Gäste.',
  ],
  numbers: { piles: 'Straßenplättchen', spaces: 'Felder der Stadt', pawns: 'Figuren jeder Farbe', objective: 'Tagesziel am Tag 1' },
  sum: { boarded: 'eingestiegen', controlled: 'Kontrolle', aboard: 'an Bord gegenüber vorher' },
  result: {
    title: 'Wer angekommen ist',
    letter: 'Buchstabe',
    site: 'Ort',
    delivered: 'Reisende',
    travellers: 'Reisende; das Tagesziel war',
  },
  ours: {
    tiles: 'die Straßen und wer an ihnen wartet',
    sites: 'die Farben und wie viele Reisende jeder Ort verlangt',
    whoChooses: 'wer den Fahrgast wählt',
    signsAndFans: 'ob Schilder und Fans mitgehen',
    howFar: 'wie weit man sieht und an welchen Tagen es erlaubt ist',
  },
  sites: {
    title: 'Die Orte',
    site: 'Ort',
    colour: 'Farbe',
    needs: 'Verlangt',
    any: 'siehe Karte',
    note: 'Unsere Zahlen: die Farben und wie viele Reisende verlangt werden. Die Bilder der gedruckten Orte sind verloren.',
  },
  days: {
    title: 'Die zwölf Tage',
    day: 'Tag',
    level: 'Stufe',
    sites: 'Orte',
    cards: 'Karten',
    objective: 'Tagesziel',
    note: 'Unsere Zahlen: welcher Ort hinter welchem Buchstaben liegt, und die Tagesziele. Die Bilder der gedruckten Tageskarten sind verloren.',
  },
});
