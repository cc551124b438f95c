import { manual } from './manual.ts';

export const de = manual({
  goal: [
    'Dir gehört ein Tourismusbetrieb am Bodensee. Busse voller Touristen fahren um den See, und alle steuern alle Busse. Baue Attraktionen, wo die Busse halten. Dort geben die Touristen ihre Augen aus, und der Besitzer bekommt für jedes Auge einen Euro.',
    'Die Partie endet, wenn ein Tourist einsteigen soll und der Würfelbeutel leer ist. Sie endet auch, wenn die Attraktionen einer Farbe aufgebraucht sind.',
    'Der reichste Betrieb gewinnt. Bauen kostet zuerst Geld: Baue, wo Busse oft halten müssen, und fahr sie selbst dorthin.',
  ],
  turn: [
    'Wähle einen Bus. Er gehört niemandem.',
    'Morgens: Du darfst eine Aktion der Stadt nutzen, in der er steht.',
    'Fahrt: Der Bus folgt den Straßen bis zur ersten freien Stadt, die einen seiner Touristen lockt.',
    'Rundgang: Die Attraktionen werden einzeln besucht, die höchste Priorität zuerst. Ein Tourist der passenden Farbe mit genug Augen verliert den Wert an Augen und zahlt ihn dem Besitzer. Die letzten Augen eines Touristen, den du ruinierst, bekommst auch du.',
    'Ganztags: Du darfst eine Ganztagsaktion der erreichten Stadt nutzen, etwa Bauen.',
    'Auffüllen: neue Attraktionen im Markt, ein neuer Tourist für jeden ruinierten.',
  ],
  scoring: [
    'Nur Geld zählt: das Startgeld und die Zahlungen der Touristen, weniger die Ausgaben für Bauten und Fähre. Attraktionen bringen am Ende nichts mehr, entscheiden aber bei Gleichstand.',
  ],
  numbers: {
    money: 'Euro in Zugreihenfolge',
    buses: 'Busse',
    aboard: 'Touristen je Bus',
    bag: 'Würfel im Beutel',
    market: 'Offene Attraktionen',
  },
  euros: 'Euro',
  sum: { ruined: 'ruinierter Tourist', fare: 'Fähre' },
  result: { title: 'Woher das Geld kam', player: 'Betrieb', tiles: 'Attraktionen' },
  parts: {
    startMoney: 'Start',
    atHome: 'eigene Züge',
    fromOthers: 'Züge der anderen',
    ruinMoney: 'ruinierte Touristen',
    spentOnBuilding: 'Bauen',
    spentOnFerry: 'Fähre',
  },
  towns: {
    title: 'Die Städte',
    town: 'Stadt',
    spaces: 'Bauplätze',
    morning: 'Morgenaktion',
    allDay: 'Ganztagsaktion',
    signs: 'Zeichen',
    harbour: 'Hafen',
    drop: 'Wassertropfen',
    note: 'Die Bauplätze sind vom Bild des Plans abgelesen; eine Option ändert sie.',
  },
  prices: {
    title: 'Was Bauen kostet',
    category: 'Kategorie',
    price: 'Euro',
    more: 'mehr für jede der gleichen Farbe',
    note: 'Ein Hafen kostet noch einmal so viel. Unsere Zahl: der Preis grauer Attraktionen; eine Option ändert ihn.',
  },
});
