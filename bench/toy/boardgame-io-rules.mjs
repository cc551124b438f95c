// The toy by boardgame.io's rules, as its documentation teaches.

const ROUNDS = 13;
export const SEATS = 3;
const upTo = count => Array.from({ length: count }, (_, at) => at);
const lastOf = row => row.at(-1) ?? 0;

export const rules = {
  setup({ random }) {
    const deck = random.Shuffle(upTo(45).map(at => at % 5));
    const players = upTo(SEATS).map(() => ({
      rows: upTo(5).map(() => []),
      hand: deck.splice(-3),
      laid: [0, 0, 0, 0, 0],
      passes: 0,
    }));
    return { dice: [], deck, players };
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin({ G, random }) {
      G.dice = random.Die(6, 3);
    },
  },
  moves: {
    pass({ G, playerID }) {
      G.players[playerID].passes++;
    },
    fill({ G, playerID }, row, die) {
      if (!canFill(G, playerID, row, die)) return 'INVALID_MOVE';
      G.players[playerID].rows[row].push(G.dice[die]);
    },
    lay({ G, playerID }, slot) {
      const { hand, laid } = G.players[playerID];
      if (slot >= hand.length) return 'INVALID_MOVE';
      laid[hand[slot]]++;
      if (G.deck.length > 0) hand[slot] = G.deck.pop();
      else hand.splice(slot, 1);
    },
  },
  endIf({ G, ctx }) {
    const ended = G.players.some(({ rows, passes }) => passes >= 4 || rows.filter(row => row.length === 6).length >= 2);
    // The turn counter has moved on when this is asked after a turn.
    if (ended || ctx.turn > ROUNDS * SEATS) return { scores: G.players.map(scoreOf) };
  },
};

function canFill(G, seat, row, die) {
  const cells = G.players[seat].rows[row];
  return cells.length < 6 && G.dice[die] >= lastOf(cells);
}

function scoreOf({ rows, laid, passes }) {
  const suits = laid.filter(count => count > 0).length;
  return rows.reduce((sum, { length }) => sum + (length * (length + 1)) / 2, 0) + suits * suits - 3 * passes;
}

const move = (type, ...args) => ({ type, args });
const PASS = move('pass');
const FILLS = upTo(5).flatMap(row => upTo(3).map(die => move('fill', row, die)));
const LAYS = upTo(3).map(slot => move('lay', slot));

/** boardgame.io keeps no list of legal moves; this is what its bots' `enumerate` would give. */
export function enumerate(G, seat) {
  const fills = FILLS.filter(({ args: [row, die] }) => canFill(G, seat, row, die));
  return [PASS, ...fills, ...LAYS.slice(0, G.players[seat].hand.length)];
}
