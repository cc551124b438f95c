// Das Regelheft auf Deutsch.
import type { Rule } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';
import type { ClauseId } from '../rulebook.ts';

const list = new Intl.ListFormat('de');
const voting = (voters: Agreement['voters']) => {
  if (voters === 'all') return '';
  return voters.length > 0 ? ` Eine Stimme haben: ${list.format(voters.map(seat => `Person ${seat + 1}`))}.` : ' Niemand hat eine Stimme.';
};

export const sections = {
  'CT-1': 'Allgemeines',
  'CT-2': 'Aufbau',
  'CT-3': 'Der Zug',
  'CT-4': 'Die Fahrt',
  'CT-5': 'Reisende',
  'CT-6': 'Sehenswürdigkeiten',
  'CT-7': 'Das Ende des Tages',
  'CT-8': 'Die Kampagne',
  'CT-9': 'Stufe 2: Überraschungskontrolle',
  'CT-10': 'Stufe 3: vorgeschriebene Route',
  'CT-11': 'Stufe 4: Grands Voyageurs in der Stadt',
  'CT-12': 'Eigene Tage',
};

export const rules: Readonly<Record<ClauseId, Rule<Agreement>>> = {
  'CT-1.1':
    'Jedes Plättchen hat zwei getrennte Straßen, und der Rahmen hat eigene. An einem Buchstaben vorbeifahren heißt, auf seiner Rahmenstraße über die Markierung in der Mitte zu fahren. Auch Fans im Bus sind Fahrgäste.',
  'CT-1.2': 'Ihr gewinnt oder verliert gemeinsam und dürft über alles reden.',
  'CT-2.1': 'Vier Rahmenteile umgeben eine leere Stadt von vier mal vier Feldern.',
  'CT-2.2': 'Der Bus startet jeden Tag leer auf dem grünen Feld neben A.',
  'CT-2.3': 'Die 32 Straßenplättchen liegen verdeckt in zwei Stapeln zu 16.',
  'CT-2.4':
    'Je elf grüne, orange und blaue Figuren bilden den Vorrat. Die zwei weißen Fans bleiben in der Schachtel, solange die Stadionkarte nicht im Spiel ist.',
  'CT-2.5': 'Die Orte des Tages stehen hinter den Buchstaben, die die Karte zeigt, höchstens einer hinter jedem.',
  'CT-2.6':
    'Die Tageskarte liegt mit ihrem Tagesziel an der Ausfahrt, weitere Karten daneben. Was nicht gebraucht wird, bleibt in der Schachtel.',
  'CT-2.7': 'Eine Person beginnt, dann geht es im Uhrzeigersinn weiter.',
  'CT-2.8':
    'Niemand kennt die Reihenfolge der Stapel: Ein Plättchen wird beim Aufdecken ausgelost. Sonst entscheidet der Zufall nur, wer beginnt.',
  'CT-3.1': ({ piles }) =>
    `Der Zug beginnt mit dem obersten Plättchen jedes Stapels, für alle sichtbar. ${piles === 'open' ? 'Die Stapel liegen offen, also' : 'Liegen die Stapel offen,'} sieht man auch die beiden nächsten.`,
  'CT-3.2':
    'Wähle eines der beiden Plättchen, drehe es beliebig und lege es auf das leere Feld direkt vor dem Bus; kein anderes Feld ist erlaubt.',
  'CT-3.3': 'Jedes Plättchen passt in jeder Drehung.',
  'CT-3.4': 'Das andere Plättchen scheidet aus.',
  'CT-3.5': 'Ein gelegtes Plättchen bleibt für immer liegen und kann nicht zurückgenommen werden.',
  'CT-3.6':
    'Liegt das Plättchen, fährt der Bus, und alles unterwegs wird der Reihe nach abgehandelt; danach ist die nächste Person am Zug.',
  'CT-3.7': 'Niemand darf aussetzen, nur von einem Stapel ziehen oder weitere Plättchen ansehen.',
  'CT-4.1':
    'Der Bus folgt seiner Straße bis ans Ende, über das neue Plättchen und alle anschließenden Plättchen und Rahmenstraßen, bis er vor einem leeren Feld steht oder die Stadt verlässt.',
  'CT-4.2': 'Auf einem Plättchen bleibt der Bus auf seiner Straße; auf einer Überführung fährt er geradeaus.',
  'CT-4.3': 'Der Bus fährt nicht rückwärts, wendet nicht und hat nie die Wahl.',
  'CT-4.4':
    'Verlässt der Bus die Stadt über eine Rahmenstraße, fährt er am Buchstaben vorbei und kommt durch die andere Öffnung zurück. Die Ringstraße im Südosten hat keinen Buchstaben.',
  'CT-4.5': 'Die Ausfahrt im Nordosten beendet den Tag sofort.',
  'CT-4.6': 'Keine Straße wird zweimal befahren. Der Bus kann frühestens im 7. Zug hinaus und ist spätestens im 16. Zug draußen.',
  'CT-4.7': 'An jedem Buchstaben fährt der Bus höchstens einmal vorbei, und niemanden trifft er zweimal.',
  'CT-5.1':
    'Alle Reisenden der Straße steigen in der Reihenfolge ein, in der der Bus sie trifft: Eine Figur ihrer Farbe kommt aus dem Vorrat in den Bus.',
  'CT-5.2': 'Solange ein Platz frei ist, wird niemand abgewiesen.',
  'CT-5.3':
    'Der Bus hat sechs Plätze. Ist er voll, nimmt er niemanden mit; ist nur noch ein Platz frei, steigt von zweien nur der Erste ein.',
  'CT-5.4': 'Ist im Vorrat keine Figur der Farbe mehr, steigt niemand ein.',
  'CT-5.5': 'Reisende auf der anderen Straße des Plättchens werden nicht getroffen.',
  'CT-6.1': 'An einer Sehenswürdigkeit steigen alle Fahrgäste ihrer Farbe aus, und nur sie.',
  'CT-6.2': 'Steigen mindestens so viele aus wie verlangt, bleiben alle dort und zählen.',
  'CT-6.3': 'Steigen weniger aus als verlangt, kehren alle in den Vorrat zurück.',
  'CT-6.4': 'Gezählt werden nur die, die gerade ausgestiegen sind.',
  'CT-6.5': 'Ein Buchstabe ohne Ort bewirkt nichts.',
  'CT-6.6': 'Ihr müsst nicht überall vorbeifahren, und ein Ort kann unterwegs abgeschnitten werden. Die Partie geht weiter.',
  'CT-6.7': 'Führt eine Fahrt an mehreren Buchstaben vorbei, wird jeder abgehandelt, bevor der Bus weiterfährt.',
  'CT-7.1': 'Ist der Bus draußen, zählt ihr die Figuren an allen Orten. Fans, die noch warten, zählen nicht.',
  'CT-7.2': ({ objective }) =>
    `Sind mindestens ${objective ?? 'so viele wie das Tagesziel'} angekommen und alle Bedingungen erfüllt, ist der Tag gewonnen.`,
  'CT-7.3': 'Ein Tag, der nicht gewonnen ist, ist verloren und muss wiederholt werden.',
  'CT-7.4': 'Fahrgäste an Bord zählen nicht, außer den Grands Voyageurs.',
  'CT-7.5': 'Ist das Tagesziel nicht mehr zu erreichen, dürft ihr denselben Tag mit neu gemischten Plättchen von vorn beginnen.',
  'CT-7.6': ({ autoEnd }) =>
    autoEnd ? 'Ist das Tagesziel außer Reichweite, endet der Tag sofort.' : 'Ihr dürft auch weiterspielen; nichts erzwingt das Ende.',
  'CT-7.7': ({ closedSpecial }) =>
    `Gezählt werden die Figuren an den Orten, die Grands Voyageurs und volle Busse an allen Buchstaben voraus. Das sind 6 für eine Sehenswürdigkeit oder den Bahnhof, 3 für den Park, 2 für das Stadion und ${closedSpecial === 'open' ? 'keine für eine Sehenswürdigkeit, sobald beide Schilder erreicht sind' : 'keine, sobald beide Schilder erreicht sind'}. Reicht das nicht, ist das Tagesziel außer Reichweite; ebenso, wenn ein besonderer Ort Pflicht ist und nicht mehr besucht werden kann.`,
  'CT-7.8': ({ giveUp, voters }) =>
    `Wer eine Stimme hat, darf auch außer der Reihe für das Aufgeben stimmen, einmal zwischen zwei Plättchen. ${{ any: 'Eine Stimme beendet', majority: 'Mehr als die Hälfte der Stimmen beendet', all: 'Erst alle Stimmen zusammen beenden' }[giveUp]} den Tag als verloren; eine genügt, wenn das Tagesziel außer Reichweite ist. Mit dem nächsten Plättchen verfallen die Stimmen.${voting(voters)}`,
  'CT-8.1': 'Zwölf Tage bilden vier Stufen zu dreien; innerhalb einer Stufe ändert sich nur der Aufbau.',
  'CT-8.2':
    'Ein Tag öffnet sich, wenn der Tag davor gewonnen ist, eine Stufe, wenn es die drei Tage davor sind. Nichts aus einer verschlossenen Stufe darf benutzt werden.',
  'CT-8.3': 'Der Fortschritt wird nach jedem Tag gespeichert; weiter geht es beim ersten nicht gewonnenen Tag, so oft ihr wollt.',
  'CT-8.4': 'Gewonnene Tage dürft ihr wiederholen; das kostet nie Fortschritt.',
  'CT-8.5': 'Eigene Tage öffnen sich, wenn Tag 12 gewonnen ist.',
  'CT-8.6': 'Eine gespeicherte Kampagne mit Tagen, die noch nicht offen sein konnten, wird auf die möglichen gekürzt, und ihr erfahrt es.',
  'CT-9.1':
    'Ein zufälliges Straßenplättchen weicht dem Kontrollplättchen; die Karten Freizeitpark und Überraschungskontrolle liegen neben der Tageskarte.',
  'CT-9.2': 'Am Park steigen genau ein blauer, ein oranger und ein grüner Fahrgast aus und zählen; die anderen bleiben an Bord.',
  'CT-9.3': 'Fehlt am Park eine der drei Farben, ist der Tag sofort verloren.',
  'CT-9.4': 'Ein aufgedecktes Kontrollplättchen muss gelegt werden, in beliebiger Drehung; das andere Plättchen scheidet aus.',
  'CT-9.5':
    'Sooft der Bus über das Kontrollplättchen fährt, lässt die Person am Zug einen Fahrgast ihrer Wahl aussteigen; ein Fan ist dann für immer fort. Ist nur eine Farbe an Bord, gibt es nichts zu wählen.',
  'CT-9.6': 'Einen leeren Bus lässt die Kontrolleurin fahren.',
  'CT-9.7': 'Fährt der Bus noch einmal über das Kontrollplättchen, gibt es eine zweite Kontrolle, sogar im selben Zug.',
  'CT-9.8': 'Niemand weiß, welches Plättchen entfernt wurde: Es ist das, das nie gezogen wird.',
  'CT-10.1': 'Zwei Umleitungsschilder stehen an den Buchstaben, die die Karte zeigt; die Kontrolleurin ist nicht im Spiel.',
  'CT-10.2': 'Am Bahnhof steigen sechs Fahrgäste beliebiger Farbe aus und zählen: Ein voller Bus wird leer.',
  'CT-10.3': 'Mit weniger als sechs Fahrgästen am Bahnhof ist der Tag sofort verloren.',
  'CT-10.4': 'Das erste Schild, auf das ihr trefft, öffnet die Orte, das zweite schließt sie, an welchem Buchstaben auch immer.',
  'CT-10.5': 'An einem geschlossenen Ort bleiben alle an Bord.',
  'CT-10.6': ({ signSites }) => `Die Orte an den beiden Schildern sind selbst ${signSites === 'open' ? 'offen' : 'geschlossen'}.`,
  'CT-10.7': 'Wird das zweite Schild nie erreicht, bleiben die Orte bis zuletzt offen; wird das erste nie erreicht, öffnet keiner.',
  'CT-10.8': ({ closedSpecial }) =>
    ({
      inert: 'Auch besondere Orte können geschlossen sein und bewirken dann nichts.',
      lose: 'Auch besondere Orte können geschlossen sein; wer dann vorbeifährt, verliert den Tag.',
      open: 'Die Umleitung schließt nie einen besonderen Ort: Er ist keine Sehenswürdigkeit.',
    })[closedSpecial],
  'CT-11.1':
    'An jedem der zwei gezeigten Buchstaben wartet ein Fan; die Stadionkarte und eine Karte der Grands Voyageurs liegen neben der Tageskarte.',
  'CT-11.2': 'Wo ein Fan wartet, kommt erst der Ort; dann steigt der Fan ein, wenn ein Platz frei ist, sonst bleibt er für immer zurück.',
  'CT-11.3': 'Fans belegen Plätze; nur Stadion, Bahnhof und Kontrolleurin holen sie aus dem Bus.',
  'CT-11.4': 'Am Stadion steigen genau die zwei Fans aus und zählen. Sind nicht beide an Bord, ist der Tag sofort verloren.',
  'CT-11.5':
    'Bei der Ausfahrt müssen mindestens die Fahrgäste der Karte der Grands Voyageurs an Bord sein, sonst ist der Tag verloren. Sie bringen zum Ergebnis noch die Zahl auf der Karte dazu.',
  'CT-12.1': 'Wählt eine der zwölf Tageskarten; ihr Tagesziel bleibt.',
  'CT-12.2': ({ swapCarries }) =>
    `Ihr könnt die sechs Orte der Karte behalten und vertauschen; Schilder und Fans ${swapCarries === 'sites' ? 'gehen mit ihrem Ort' : 'bleiben am Buchstaben'}.`,
  'CT-12.3': 'Ihr könnt auch Orte eurer Wahl hinter einen bis sechs Buchstaben stellen und beliebige Karten hinzufügen.',
  'CT-12.4':
    'Das Material folgt den Karten: ein besonderer Ort mit seiner Karte, das Kontrollplättchen, zwei Schilder an zwei Buchstaben mit Orten, zwei Fans an zwei Buchstaben mit anderen Orten als dem Stadion.',
  'CT-12.5': ({ specials }) =>
    ({
      byDay: 'Hinzugefügte Karten sind Pflicht: Jeder besondere Ort muss besucht werden, und die Grands Voyageurs müssen an Bord sein.',
      avoidable: 'Besondere Orte dürfen ausgelassen werden, auch an eigenen Tagen; die Grands Voyageurs müssen an Bord sein.',
      mandatory: 'An jedem Tag muss jeder besondere Ort besucht werden, und die Grands Voyageurs müssen an Bord sein.',
    })[specials],
  'CT-12.6': 'Mehrere Karten der Grands Voyageurs werden addiert, bis zu sechs Fahrgästen.',
  'CT-12.7':
    'Bei offenen Stapeln seht ihr das nächste Plättchen jedes Stapels, weiter nicht. Sie sind für eigene und für schon gewonnene Tage da.',
  'CT-12.8': 'Ein eigener Tag ändert nie die Kampagne.',
  'CT-12.9': 'Ein eigener Tag wird vollständig notiert und vor dem Aufbau geprüft.',
};
