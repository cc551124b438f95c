import type { ExplainWords } from './explain-words.ts';

export const explain: ExplainWords = {
  kinds: {
    tile: 'Road tile',
    rotation: 'Drive',
    passenger: 'Passenger',
    vote: 'Vote',
    site: 'Site',
    letter: 'Letter without a site',
    sign: 'Detour sign',
    fan: 'Fan',
    bus: 'Bus',
    pile: 'Piles',
    unseen: 'Unseen tiles',
    discards: 'Discarded tiles',
    reserve: 'Reserve',
    day: 'Day card',
    card: 'Card of the day',
    space: 'Space in front of the bus',
    exit: 'Exit',
    turn: 'Turn',
  },
  tile: {
    X: 'Two straight roads cross, one above the other. The bus goes straight on and picks up everyone on its own road.',
    D: 'Two separate bends. The bus takes the bend it enters and picks up everyone there; the other bend waits.',
    inspector: 'It must be placed. Each time the bus drives over it, one passenger must get off.',
  },
  asItLies: phrases => `Placed without rotating it: ${phrases}.`,
  rotated: degrees => (degrees === 0 ? 'As it lies' : `Rotated ${degrees}°`),
  rotation: 'Places the tile like this, and the bus drives at once. A placed tile stays for good.',
  passenger: isFan =>
    isFan
      ? 'Takes a seat. Gets off at the Stadium or the Station; the inspector puts a fan off the bus for good.'
      : 'Takes a seat. Gets off at a site of this colour, with all others of it; the inspector may put one off the bus, back into the reserve.',
  onBus: (tally, free) => `Aboard now: ${tally}; ${free} ${free === 1 ? 'seat' : 'seats'} free.`,
  emptyBus: 'The bus is empty now.',
  concede: 'Give up the day',
  vote: needed =>
    needed === 1 ? 'Your vote ends the day at once, as lost.' : `With ${needed} votes the day is lost. Votes lapse with the next tile.`,
  votes: (count, needed) => `${count} of ${needed} votes so far.`,
  site: tally =>
    `Needs at least ${tally}. Everyone of that colour gets off: enough, and they all stay and count; too few, and they all go home.`,
  specials: {
    PARK: 'One green, one orange and one blue passenger get off and count. If a colour is missing, the day is lost at once.',
    STATION: 'A full bus empties: six passengers of any colour get off and count. With fewer, the day is lost at once.',
    STADIUM: 'Both fans get off and count. Without both of them aboard, the day is lost at once.',
  },
  mandatory: 'You must serve it to win.',
  now: (aboard, missing) => `Aboard now: ${aboard}; ${missing === 0 ? 'that is enough' : `${missing} more needed`}.`,
  here: crowd => `Here: ${crowd}.`,
  passed: 'The bus has passed; no more travellers can be brought here.',
  closed: 'It is closed at the moment; everyone would stay aboard.',
  letter: 'Nothing happens here; the bus drives around and comes back into the city.',
  sign: areSitesOpen =>
    `The first sign you meet opens the sites, the second closes those ahead. The sites at the signs are ${areSitesOpen ? 'open' : 'closed'}.`,
  signs: met => `${met} of 2 signs met.`,
  fan: 'Boards when the bus passes, after the site, if a seat is free; otherwise stays behind for good.',
  bus: 'Six seats. Travellers on its road board as long as a seat is free.',
  pile: isOpen =>
    isOpen
      ? 'Each turn the top tile of each pile is revealed; you also see the next ones.'
      : 'Each turn the top tile of each pile is revealed; one of the two is placed.',
  left: count => `${count} ${count === 1 ? 'tile' : 'tiles'}.`,
  unseen: 'These tiles have not been revealed yet. Each is equally likely to come next.',
  discards: 'Tiles not chosen; they do not come back today.',
  reserve: 'Pawns that are neither on the bus nor at a site. If a colour runs out, no more travellers of that colour board.',
  day: objective => `Bring ${objective} travellers to their sites before the bus leaves the city, and the day is won.`,
  delivered: (count, objective) => `${count} of ${objective} delivered so far.`,
  cards: {
    Park: 'The Park is in the city: one passenger of each colour, or the day is lost.',
    Controller: 'The Inspector tile is among the tiles. When it is revealed, it must be placed.',
    Station: 'The Station is in the city: six passengers, or the day is lost.',
    Detour: 'Sites take visitors only between the first sign and the second.',
    Stadium: 'Two fans wait in the city; the Stadium needs both.',
  },
  voyageurs: (tally, count) => `Aboard when the bus leaves: ${tally}, or the day is lost. They add ${count} to the total.`,
  space: 'The next tile goes here, and nowhere else.',
  exit: 'When the bus drives out here, the day ends and the travellers on the sites are counted.',
  turn: 'The bus leaves the city on turn 7 at the earliest and on turn 16 at the latest. No road is driven twice.',
  turnNow: turn => `This is turn ${turn}.`,
};
