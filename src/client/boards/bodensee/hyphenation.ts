// Long names of attractions, with places where they may be broken on a small card.
const STEMS = [
  'schirm',
  'fliegen',
  'restaurant',
  'museum',
  'zentrum',
  'center',
  'unternehmer',
  'nehmer',
  'verleih',
  'zeit',
  'park',
  'flug',
  'bahn',
  'nerei',
  'biken',
  'pfad',
  'wander',
  'weg',
  'garten',
  'galerie',
  'galleri',
  'festival',
  'fest',
  'fahren',
  'reiten',
  'board',
  'gliding',
  'surf',
  'bike',
  'udlejning',
  'plantage',
  'bude',
  'stube',
  'hof',
  'prenør',
  'jumping',
  'risch',
  'hafen',
  'horn',
  'tur',
  'brett',
  'ski',
  'kirche',
  'kunst',
  'bane',
  'cykler',
  'lystelses',
] as const;
const BREAK = new RegExp(`(?<=\\p{L}{3})(?=(?:${STEMS.join('|')}))`, 'gu');
const LONG = 8;

/** The name with soft hyphens in its long words. */
export function hyphenated(name: string): string {
  return name
    .split(' ')
    .map(word => (word.length > LONG ? word.replace(BREAK, '\u00AD') : word))
    .join(' ');
}
