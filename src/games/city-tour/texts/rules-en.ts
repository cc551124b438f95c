// The rulebook in English.
import type { Rule } from '../../../kernel/index.ts';
import type { Agreement } from '../agreement.ts';
import type { ClauseId } from '../rulebook.ts';

const list = new Intl.ListFormat('en-GB');
const voting = (voters: Agreement['voters']) => {
  if (voters === 'all') return '';
  return voters.length > 0 ? ` Only ${list.format(voters.map(seat => `player ${seat + 1}`))} may vote.` : ' No one has a vote.';
};

export const sections = {
  'CT-1': 'In general',
  'CT-2': 'Setting up',
  'CT-3': 'The turn',
  'CT-4': 'Driving',
  'CT-5': 'Travellers',
  'CT-6': 'Sites',
  'CT-7': 'The end of the day',
  'CT-8': 'The campaign',
  'CT-9': 'Level 2: surprise inspection',
  'CT-10': 'Level 3: follow the detour',
  'CT-11': 'Level 4: Globetrotters in town',
  'CT-12': 'Custom days',
};

export const rules: Readonly<Record<ClauseId, Rule<Agreement>>> = {
  'CT-1.1':
    'Each tile holds two separate roads, and the frame has roads of its own. Passing a letter means driving its frame road over the mark in the middle. Fans in the bus are passengers too.',
  'CT-1.2': 'You win together or lose together, and may talk about everything.',
  'CT-2.1': 'Four frame pieces surround an empty city of four by four spaces.',
  'CT-2.2': 'Every day the bus starts empty on the green space next to A.',
  'CT-2.3': 'The 32 road tiles lie face down in two piles of 16.',
  'CT-2.4':
    'Eleven pawns each in green, orange and blue form the reserve. The two white fans stay in the box unless the Stadium card is in play.',
  'CT-2.5': 'The sites of the day stand behind the letters its card shows, at most one behind each.',
  'CT-2.6': 'The Day card lies at the exit with its objective, extra cards beside it. Whatever is not used stays in the box.',
  'CT-2.7': 'One player begins, then the turn goes clockwise.',
  'CT-2.8':
    'No one knows the order of the piles: a tile is chosen at random when it is revealed. Luck decides nothing else but who begins.',
  'CT-3.1': ({ piles }) =>
    `A turn opens with the top tile of each pile, seen by all. ${piles === 'open' ? 'The piles lie face up, so' : 'Where the piles lie face up,'} the next two tops can be seen as well.`,
  'CT-3.2':
    'Choose one of the two tiles, rotate it as you like and place it on the empty space directly in front of the bus; no other space is allowed.',
  'CT-3.3': 'Every tile fits in every rotation.',
  'CT-3.4': 'The other tile is out of this game.',
  'CT-3.5': 'A placed tile never moves again and cannot be taken back.',
  'CT-3.6': 'After the tile is placed the bus drives, and everything on its way is resolved in order; then it is the next player’s turn.',
  'CT-3.7': 'No one may skip a turn, draw from one pile only or peek at further tiles.',
  'CT-4.1':
    'The bus follows its road to the end, over the new tile and all tiles and frame roads joined to it, until it stands in front of an empty space or leaves the city.',
  'CT-4.2': 'On a tile the bus stays on its road; on a flyover it goes straight on.',
  'CT-4.3': 'The bus neither reverses nor turns around, and never has a choice of road.',
  'CT-4.4':
    'Leaving the city by a frame road, the bus passes the letter and comes back in by the other opening. The ring road in the south-east has no letter.',
  'CT-4.5': 'Leaving by the exit in the north-east ends the day at once.',
  'CT-4.6': 'No road is ever driven twice. The bus can leave on turn 7 at the earliest and has left on turn 16 at the latest.',
  'CT-4.7': 'Each letter is passed at most once, and each traveller is met at most once.',
  'CT-5.1': 'Every traveller on the road boards in the order met: move a pawn of their colour from the reserve to the bus.',
  'CT-5.2': 'No one can be turned away while a seat is free.',
  'CT-5.3': 'The bus has six seats. When it is full it takes no one; with one seat left the first of two travellers boards.',
  'CT-5.4': 'If the reserve holds no pawn of the colour, that traveller does not board.',
  'CT-5.5': 'Travellers on the other road of a tile are not met.',
  'CT-6.1': 'At a site all passengers of its colour get off, and no one else.',
  'CT-6.2': 'If there are as many as the site needs, or more, they all stay and count.',
  'CT-6.3': 'If there are fewer than the site needs, they all go back to the reserve.',
  'CT-6.4': 'Only passengers who have just got off are counted.',
  'CT-6.5': 'A letter without a site does nothing.',
  'CT-6.6': 'You need not pass every site, and a site may be cut off on the way. The game goes on.',
  'CT-6.7': 'If one move passes several letters, each is resolved before the bus goes on.',
  'CT-7.1': 'When the bus has left, count the pawns on all sites. Fans still waiting do not count.',
  'CT-7.2': ({ objective }) =>
    `The day is won if at least ${objective === null ? 'as many travellers as the objective stand' : objective === 1 ? '1 traveller stands' : `${objective} travellers stand`} on sites and every condition is met.`,
  'CT-7.3': 'A day that is not won is lost and must be played again.',
  'CT-7.4': 'Passengers still aboard do not count, except Globetrotters.',
  'CT-7.5': 'If you see that the objective is out of reach, you may start the same day again with freshly shuffled tiles.',
  'CT-7.6': ({ autoEnd }) =>
    autoEnd ? 'Once the objective is out of reach, the day ends at once.' : 'You may also play on; nothing forces the end.',
  'CT-7.7': ({ closedSpecial }) =>
    `The objective is out of reach when the travellers delivered, the Globetrotters and a full bus at every letter ahead would not be enough (six for a site or the station, three for the park, two for the stadium, ${closedSpecial === 'open' ? 'after both signs none for a site' : 'none after both signs'}), or when a special site that must be served no longer can be.`,
  'CT-7.8': ({ giveUp, voters }) =>
    `Everyone with a vote may vote to give up, in or out of turn, once between two tiles. ${{ any: 'One vote ends', majority: 'More than half the votes end', all: 'All the votes together end' }[giveUp]} the day as lost; one vote is enough when the objective is out of reach. Votes lapse with the next tile.${voting(voters)}`,
  'CT-8.1': 'Twelve days make four levels of three; within a level only the setup differs.',
  'CT-8.2':
    'A day unlocks when the day before it is won, a level when the three days before it are. Nothing from a locked level may be used.',
  'CT-8.3': 'Progress is kept after every day, and you continue with the first day not won, as often as you like.',
  'CT-8.4': 'Days you have won may be played again; that never costs progress.',
  'CT-8.5': 'Custom days unlock when day 12 is won.',
  'CT-8.6': 'A saved campaign with days that could not have been unlocked is cut back, and you are told.',
  'CT-9.1':
    'One road tile at random makes way for the Inspector tile; the Park card and the Surprise inspection card lie beside the Day card.',
  'CT-9.2': 'At the park exactly one blue, one orange and one green passenger get off and count; the others stay aboard.',
  'CT-9.3': 'If one of the three colours is missing at the park, the day is lost at once.',
  'CT-9.4': 'When the Inspector tile is revealed it must be placed, in any rotation, and the other tile is discarded.',
  'CT-9.5':
    'Each time the bus drives over the Inspector tile, the player whose turn it is chooses a passenger who must get off; a fan put off the bus is gone for good. With only one colour aboard there is nothing to choose.',
  'CT-9.6': 'The inspector leaves an empty bus alone.',
  'CT-9.7': 'A second drive over the Inspector tile brings a second inspection, even in the same move.',
  'CT-9.8': 'No one knows which tile was removed: it is the one that is never drawn.',
  'CT-10.1': 'Two detour signs stand at the letters the card shows; there is no inspector.',
  'CT-10.2': 'At the station six passengers of any colour get off and count: a full bus is emptied.',
  'CT-10.3': 'With fewer than six aboard at the station, the day is lost at once.',
  'CT-10.4': 'The first sign you meet opens the sites, the second closes them, whichever letter comes first.',
  'CT-10.5': 'At a closed site everyone stays aboard.',
  'CT-10.6': ({ signSites }) => `The two sites at the signs are ${signSites === 'open' ? 'open' : 'closed'} themselves.`,
  'CT-10.7': 'If the second sign is never met the sites stay open; if the first is never met, none opens.',
  'CT-10.8': ({ closedSpecial }) =>
    ({
      inert: 'Special sites are closed as well and then do nothing.',
      lose: 'Special sites are closed as well; passing one that is closed loses the day.',
      open: 'The detour never closes a special site: it is no tourist site.',
    })[closedSpecial],
  'CT-11.1': 'One fan waits at each of the two letters shown; the Stadium card and one Globetrotters card lie beside the Day card.',
  'CT-11.2': 'Where a fan waits, the site comes first; then the fan boards if a seat is free, or stays behind for good.',
  'CT-11.3': 'Fans take seats; only the stadium, the station and the inspector take them out of the bus.',
  'CT-11.4': 'At the stadium exactly the two fans get off and count. Without both of them aboard the day is lost at once.',
  'CT-11.5':
    'When the bus leaves, at least the passengers on the Globetrotters card must be aboard, or the day is lost. They add the number on the card to the total.',
  'CT-12.1': 'Choose one of the twelve Day cards; its objective stays.',
  'CT-12.2': ({ swapCarries }) =>
    `You may keep the six sites of the card and swap their places; signs and fans ${swapCarries === 'sites' ? 'go along with their sites' : 'stay at their letters'}.`,
  'CT-12.3': 'You may also put sites of your choice behind one to six letters and add any cards.',
  'CT-12.4':
    'Material follows the cards: a special site with its card, the Inspector tile, two signs at two letters that have a site, two fans at two letters that have a site other than the stadium.',
  'CT-12.5': ({ specials }) =>
    ({
      byDay: 'Cards you add are compulsory: every special site must be served, and the Globetrotters must be aboard.',
      avoidable: 'Special sites may be passed by, even on a custom day; the Globetrotters must be aboard.',
      mandatory: 'On every day each special site must be served, and the Globetrotters must be aboard.',
    })[specials],
  'CT-12.6': 'Several Globetrotters cards add up, to six passengers at most.',
  'CT-12.7': 'With open piles you see the next tile of each pile, and no further. They are for custom days and for days you have won.',
  'CT-12.8': 'A custom day never changes the campaign.',
  'CT-12.9': 'A custom day is written down in full and checked before it is set up.',
};
