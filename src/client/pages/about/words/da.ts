import type { AboutWords } from './en.ts';

const counted = (days: number) => `${days} ${days === 1 ? 'dag' : 'dage'}`;

export const da: AboutWords = {
  title: 'Privatliv og medvirkende',
  lead: 'Hvad Tabletour gemmer, hvor længe, og hvem der har lavet det.',
  device: 'På denne enhed',
  deviceText:
    'Lokale partier, indstillinger, lektioner og resultater ligger i denne browser og ingen andre steder. Du kan eksportere dem under Mine partier og slette dem i browserens egne dataindstillinger.',
  server: 'På serveren',
  serverText: [
    'Kun hvis du spiller online: det navn, du har valgt, en cookie, der genkender browseren i et år, de borde, du har siddet ved, med træk og chat, dine dagens ture og resultater i ratede partier.',
    'Hvis du har bedt om besked: adressen på browserens push-tjeneste eller på din webhook.',
    'Besøgendes adresser bruges til at begrænse misbrug. De ligger kun i hukommelsen og logges ikke.',
    'Der er ingen telemetri og ingen reklamer, og intet hentes fra andre sider.',
  ],
  keeping: 'Hvor længe',
  keptFinished: days =>
    days === undefined
      ? 'Færdige borde, deres chat og det, nogen har anmeldt ved dem: indtil du sletter dig selv, eller den, der driver serveren, sletter dem.'
      : `Færdige borde, deres chat og det, nogen har anmeldt ved dem: ${counted(days)}. Resultater af ratede partier og Dagens tur bevares. Partier, du har gemt under Mine partier, bliver på din enhed.`,
  keptGuests: days =>
    days === undefined
      ? 'Dit navn og din session: indtil du sletter dig selv.'
      : `Dit navn og din session: indtil du har været væk i ${counted(days)} eller sletter dig selv.`,
  keptUnknown: 'Serveren kan ikke nås lige nu; kun den kan fortælle, hvor længe den gemmer tingene.',
  reports: 'Hvis nogen anmelder dig, eller du anmelder nogen: begrundelsen, chatlinjen og bordet, kun for den, der driver serveren.',
  collection: 'Hvis alle ved et bord har sagt ja: det færdige parti, uden navne, i den åbne samling.',
  forget: 'Slet mig',
  forgetText:
    'Afslutter din session på alle enheder, overlader dine pladser til botter og fjerner dit navn, dine chatlinjer og din adresse for besked fra serveren. Resultater bliver stående uden navn. Det kan ikke fortrydes.',
  sure: 'Vil du virkelig slette alt om dig på denne server?',
  gone: 'Klaret. Serveren ved ikke længere noget om dig.',
  unknown: 'Serveren ved ikke noget om dig.',
  programs: 'For programmører: denne servers API',
  credits: 'Medvirkende',
  creditsText: [
    'Tabletour er gratis og open source. Reglerne er fortalt med vores egne ord; billeder, tekster og program er vores eget arbejde.',
    'Around the World in 80 Days, Tour Operator, Bodensee Tourismus, On Tour: Paris og City Tour er spil af deres forfattere og forlag. Navne og varemærker tilhører dem, og de har ingen del i denne side.',
    'Skrifter: Jost, Figtree og Limelight, under SIL Open Font License.',
    'Kortet over Paris: omrids efter Paris Kommunes arrondissementsgrænser (Ville de Paris, opendata.paris.fr) under Open Database License (ODbL), forenklet. De andre kort har vi selv tegnet, ikke kopieret.',
  ],
};
