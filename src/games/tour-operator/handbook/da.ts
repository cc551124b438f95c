import { manual } from './manual.ts';

export const da = manual({
  goal: [
    'Du driver et rejsebureau med kontor, fly og hotel. Turister kommer til kontoret, og du flyver dem til byer, der passer til deres interesser. De bor på dit hotel, til de rejser glade hjem.',
    'Spillet varer et fast antal uger; jo færre spillere, jo flere uger. Efter den sidste uge er det slut.',
    'Den med flest point vinder. Point får du for passagerer, der lander et sted, de kan lide, og for aktivitetsrækker, du fuldfører først. Du mister point på snavsede sæder, forkerte værelser og turister, der går i vrede.',
  ],
  setup: [
    'Læg byerne tilfældigt ud i et gitter, så stort som tabellen nedenfor siger.',
    'Alle får et bureau: rene sæder og værelser, ingen point, ingen ansatte, tomt kontor. Brændstof og kuponer står i tabellen.',
    'Bland turister og ansatte i hver sin bunke.',
    'I turrækkefølge vælger alle den side af gitteret, hvor flyet venter; flere må vælge samme side.',
  ],
  turn: [
    'Udtjekning: Hvert ophold bliver en uge kortere; værelser, der bliver ledige, er snavsede.',
    'Nye turister: Tag én ad gangen, til fire venter på dit kontor.',
    'Terninger: Slå fem, og vend op til to ved at opgive andre. Tag brikker, og ansæt folk; gør så rent, berolig og forbered.',
    'Flyvning: Tag op til tre turister om bord, og flyv. Hver by, du flyver over eller lander i, koster 1 brændstof. I en åben by giver hver passager point for én interesse.',
    'Indtjekning: Alle, der er ankommet, skal have et rent og ledigt værelse.',
    'Weekend: Du må sætte en markør på en af byens aktiviteter; byen lukker. De, der stadig venter på kontoret, bliver utålmodige.',
  ],
  scoring: [
    'Point tæller med det samme, så sporet altid viser stillingen. De kan falde under nul.',
    'Står det lige, vinder den med færrest ventende turister, dernæst den med flest brikker; ellers deles sejren.',
  ],
  numbers: {
    grid: 'Gitter (kolonner × rækker)',
    cities: 'Byer',
    weeks: 'Uger',
    fuel: 'Brændstof til hver',
    coupons: 'Kuponer til hver',
    first: 'Turister at vælge imellem',
    rows: 'Aktivitetsrækker i spil',
  },
  points: 'point',
  player: 'Bureau',
  result: 'Hvor pointene kom fra',
  groups: { sights: 'interesser', rows: 'aktiviteter', staff: 'ansatte', seats: 'sæder', rooms: 'værelser', angry: 'gået i vrede' },
  ours: {
    cities: 'værdier og aktiviteter, hvor intet andet står',
    cairo: 'natur 3 og kultur 5',
    kyoto: 'begge aktiviteter',
    tourists: 'alle symboler, hvor intet andet står',
    symbols: 'alle symboler',
    interests: 'begge interesser',
    employees: 'virkningerne',
    rows: 'felter og bonusser',
  },
  rows: {
    title: 'Aktivitetsrækkerne',
    row: 'Række',
    spaces: 'Felter',
    bonus: 'Bonus til den første',
    players: 'Spillere',
    note: 'Vores tal: felter og bonusser. Tegningen af den trykte hotelplade er gået tabt.',
  },
});
