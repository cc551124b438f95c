import { manual } from './manual.ts';

export const da = manual({
  goal: [
    'Du ejer et turistfirma ved Bodensøen. Busser fulde af turister kører rundt om søen, og alle kører dem alle sammen. Byg attraktioner, hvor busserne holder, så bruger turisterne deres øjne dér: en euro til ejeren for hvert øje.',
    'Spillet slutter, når en turist skal med og terningposen er tom, eller når attraktionerne i én farve er sluppet op.',
    'Det rigeste firma vinder. Først koster det at bygge; byg derfor, hvor busserne ofte må holde, og kør dem selv derhen.',
  ],
  turn: [
    'Vælg en bus. Den tilhører ingen.',
    'Morgen: Du må bruge én handling i byen, hvor den holder.',
    'Kør: Bussen følger vejene til den første ledige by med appel til nogen om bord.',
    'Rundtur: Attraktion for attraktion, højeste prioritet først, kommer én turist i dens farve med øjne nok på besøg, mister værdien i øjne og betaler den til ejeren. Du får de sidste øjne af en turist, du ruinerer.',
    'Hele dagen: Du må bruge én heldagshandling i byen, du er nået til, for eksempel Byg.',
    'Opfyldning: nye attraktioner på markedet, en ny turist for hver ruineret.',
  ],
  scoring: [
    'Kun penge tæller: startpenge og alt, hvad turister har betalt dig, minus det, du har brugt på byggeri og færge. Attraktioner giver ikke mere til sidst, men de afgør det, hvis det står lige.',
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
    note: 'Pladserne er aflæst på billedet af spillepladen; et valg ændrer dem.',
  },
  prices: {
    title: 'Hvad det koster at bygge',
    category: 'Kategori',
    price: 'Euro',
    more: 'mere for hver i samme farve',
    note: 'En havn koster det samme ekstra. Vores tal: prisen på grå attraktioner; et valg ændrer den.',
  },
});
