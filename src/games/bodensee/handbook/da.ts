import { manual } from './manual.ts';

export const da = manual({
  goal: [
    'Du ejer et turistfirma ved Bodensøen. Busser fulde af turister kører rundt om søen, og alle må køre dem alle. Byg attraktioner, hvor busserne holder, så bruger turisterne deres øjne dér: en euro til ejeren for hvert øje.',
    'Spillet slutter, når en turist skal med, og terningposen er tom. Det slutter også, når attraktionerne i én farve er sluppet op.',
    'Det rigeste firma vinder. Det koster først penge at bygge. Byg derfor dér, hvor busserne ofte skal holde, og kør dem selv derhen.',
  ],
  turn: [
    'Vælg en bus. Den tilhører ingen.',
    'Morgen: Du må bruge én handling i byen, hvor den holder.',
    'Kør: Bussen følger vejene til den første ledige by med appel til nogen om bord.',
    'Rundtur: Attraktionerne besøges én for én, højeste prioritet først. En turist i attraktionens farve med øjne nok mister dens værdi i øjne og betaler den til ejeren. Du får også de sidste øjne af en turist, du ruinerer.',
    'Hele dagen: Du må bruge én heldagshandling i byen, du er nået til, for eksempel Byg.',
    'Opfyldning: nye attraktioner på markedet, en ny turist for hver ruineret.',
  ],
  scoring: [
    'Kun penge tæller: startpengene og det, turisterne har betalt dig, minus byggeri og færge. Attraktioner giver intet ekstra til sidst, men de afgør det, hvis det står lige.',
  ],
  numbers: {
    money: 'Euro i turrækkefølge',
    buses: 'Busser',
    aboard: 'Turister i hver bus',
    bag: 'Terninger i posen',
    market: 'Åbne attraktioner',
  },
  euros: 'euro',
  sum: { ruined: 'ruineret turist', fare: 'færge' },
  result: { title: 'Hvor pengene kom fra', player: 'Firma', tiles: 'Attraktioner' },
  parts: {
    startMoney: 'start',
    atHome: 'egne ture',
    fromOthers: 'andres ture',
    ruinMoney: 'ruinerede turister',
    spentOnBuilding: 'byggeri',
    spentOnFerry: 'færge',
  },
  towns: {
    title: 'Byerne',
    town: 'By',
    spaces: 'Pladser',
    morning: 'Morgenhandling',
    allDay: 'Heldagshandling',
    signs: 'Tegn',
    harbour: 'havn',
    drop: 'vanddråbe',
    note: 'Pladserne er aflæst på billedet af spillepladen; en variant ændrer dem.',
  },
  prices: {
    title: 'Hvad det koster at bygge',
    category: 'Kategori',
    price: 'Euro',
    more: 'mere for hver i samme farve',
    note: 'En havn koster det samme ekstra. Vores tal: prisen på grå attraktioner; en variant ændrer den.',
  },
});
