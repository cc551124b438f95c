import { manual } from './manual.ts';

export const da = manual({
  goal: [
    'Du har væddet om, at du kan rejse jorden rundt på 80 dage. Ti etaper fører fra London mod øst og hjem igen. To ure går på én gang. Din figur viser, hvor langt du er; din dagsmarkør viser, hvor længe du har været om det.',
    'Spillet slutter efter den runde, hvor nok rejsende er hjemme. Er du stadig undervejs, har du tabt, uanset hvor få dage du har brugt.',
    'Blandt dem, der er hjemme på højst 80 dage, vinder den med færrest dage. Vær altså hurtig på to måder. Billige etaper sparer dage, og den, der tøver, lader de andre slutte spillet.',
  ],
  turn: [
    'Tag ét rejsekort fra handlingssporet. Det skal du; alle undtagen den sidste har flere at vælge imellem.',
    'Udfør handlingen på det felt, kortet lå på, eller spring den over. Det kan være en mønt, en ballon, et begivenhedskort, detektiven, lommeuret eller et bytte.',
    'Rejs én etape, eller bliv. En etape koster præcis de kort, den viser; deres værdier er de dage, den tager. To tog eller to skibe med samme værdi tæller kun én gang.',
    'Ved ankomsten må den første bruge den røde brik, den allersidste den blå.',
    'Er detektiven samme sted som du, når din tur slutter, mister du dage.',
    'Kassér kort ned til håndgrænsen.',
  ],
  scoring: [
    'Til sidst tælles kun dage: etapernes og dem, du har mistet undervejs. Detektiven, de blå kort og de andres brikker koster dage. Når nogen er hjemme, koster tidspresset også dage.',
    'Står det lige, vinder den, der kom først hjem. Nåede ingen det på 80 dage, vinder den første, der kom hjem.',
  ],
  numbers: {
    cards: 'Rejsekort til hver',
    coins: 'Mønter til hver',
    bank: 'Mønter i banken',
    track: 'Kort på sporet',
    events: 'Begivenhedskort',
    home: 'Hjemme, før det slutter',
  },
  sum: { pair: 'to ens kort', offer: 'Tilbud', land: 'over land', days: 'dage' },
  legs: {
    title: 'De ti etaper',
    leg: 'Etape',
    cards: 'Kort',
    byLand: 'intet kort: 12 dage, eller med Elefant 6 dage og terningen',
    note: 'Vores tal: kortene til etape 2, 3, 6, 8 og 9. Reglerne nævner dem ikke.',
  },
  chips: { title: 'Bonusbrikker', chip: 'Brik' },
  deck: {
    title: 'De to sæt begivenhedskort',
    card: 'Begivenhedskort',
    classic: 'Klassisk',
    expedition: 'Ekspedition',
    note: 'Vores tal: hvor mange der er af hvert kort. Med to spillere bliver Forbindelse i æsken.',
  },
  result: {
    title: 'Dage og hjemkomst',
    player: 'Rejsende',
    home: 'Hjemme som nr.',
    days: 'dage',
    legs: 'etaper',
    detective: 'detektiv',
    others: 'blå kort, brikker, tidspres',
  },
});
