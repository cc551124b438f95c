import type { WhyWords } from './why.ts';

/** Why something cannot be touched or used now, in Danish. */
export const why: WhyWords = {
  chosen: ({ town }) => `Du har allerede valgt bussen i ${town}. Fortryd det for at vælge en anden.`,
  oneBus: ({ town }) => `Denne tur gælder bussen i ${town}; der er kun én bus pr. tur.`,
  driveLater: () => 'Bussen kører først efter morgenen.',
  arrived: ({ town }) => `Bussen er ankommet til ${town}; den kører kun én gang pr. tur.`,
  tourHere: ({ town }) => `Rundturen er i ${town}; andre byer besøges ikke.`,
  townLater: () => 'Først attraktionen, så byen til den.',
  oneRoad: () => 'En bus, der sendes af sted, kører kun ad én vej.',
  busOnly: ({ town }) => `Denne handling gælder bussen i ${town}.`,
  stands: ({ tile, town }) => `${tile} ligger allerede i ${town}.`,
  building: ({ tile }) => `Du er allerede ved at bygge ${tile}. Fortryd det for at vælge en anden.`,
  needsBuild: () => 'Attraktionerne på markedet hører til handlingen ”Byg en attraktion”.',
  noVisit: ({ tile }) => `Ingen turist om bord kan besøge ${tile} nu.`,
  morningOver: () => 'Morgenhandlinger bruges før kørslen.',
  allDayLater: () => 'Heldagshandlinger kommer igen efter rundturen.',
  actionLater: () => 'En handling hører til byen, hvor den valgte bus holder, og der er ikke valgt nogen endnu.',
  inFull: () => 'En handling er i gang, og den udføres helt.',
  space: () => 'Ingen by har en ledig plads til en åben attraktion.',
  noDispatch: () => 'Ingen anden bus har en ledig by ved siden af sig.',
  empty: () => 'Der er ingen turister tilbage i bussen.',
  noPips: () => 'Der er ikke plads til to øjne mere i bussen.',
  nobodyVisits: ({ town }) => `Ingen turist om bord ville besøge noget i ${town}.`,
  noCare: () => 'Ingen turist i den rigtige farve har plads til flere øjne.',
  strands: ({ action }) => `”${action}” ville efterlade bussen uden vej.`,
};
