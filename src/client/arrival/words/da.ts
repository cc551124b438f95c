import type { ArrivalWords } from './en.ts';

const list = new Intl.ListFormat('da');

/** What every end of a game says in Danish. */
export const da: ArrivalWords = {
  decided: 'Det gjorde udslaget',
  turned: 'Her vendte det',
  where: 'Vis på spillepladen',
  ranking: 'Slutstilling',
  rank: rank => `Nr. ${rank}`,
  first: 'Din første rejse. Nu gælder det om at slå den.',
  best: figure => `Din rekord er ${figure}.`,
  newBest: before => `Din nye rekord; før var den ${before}.`,
  minutes: count => (count < 60 ? `${count} ${count === 1 ? 'minut' : 'minutter'}` : `${Math.floor(count / 60)} t. ${count % 60} min.`),
  what: 'Hvad nu',
  rematch: 'Revanche',
  rematchWanted: (by, of) => `Revanche, ${by} af ${of} vil`,
  again: 'Spil igen',
  nextDay: 'Næste dag',
  tryFrom: turn => `Prøv fra tur ${turn}`,
  share: 'Del',
  replay: 'Gense',
  review: 'Gennemgang',
  save: 'Gem partiet',
  fair: 'Kontrollér heldet',
  fairYes: 'Hvert kort og hvert slag følger af den startværdi, der lå fast før det første kort eller slag.',
  fairNo: 'Kort og slag i dette parti følger ikke af startværdien.',
  fairOther: 'Heldet følger af sin startværdi, men det er ikke den, der lå fast fra begyndelsen.',
  campaign: 'Kampagnen',
  home: 'Alle spil',
  more: 'Mere',
  board: 'Se spillepladen',
  wins: (names, you) =>
    you && names.length > 0 ? `${list.format([...names, 'du'])} vinder.` : `${list.format(you ? ['Du'] : names)} vinder.`,
  teamWon: 'Holdet vinder.',
  teamLost: 'Holdet taber.',
  alone: figure => `Dit resultat: ${figure}.`,
};
