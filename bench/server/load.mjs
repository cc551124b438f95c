// Places where matches are played by sockets, as fast as they come or at a steady pace.

const AT_ONCE = 10;

/** So many places with a socket for every seat. */
export function openPlaces(players, around, count) {
  return inPortions(
    Array.from({ length: count }, (_, at) => at),
    async at => {
      const guest = await players.newGuest(around, at);
      const chairs = await Promise.all(Array.from({ length: around.seats }, (_, seat) => players.openChair(around, guest, seat)));
      return { guest, chairs };
    },
  );
}

/** New matches, so many for every place. */
export async function freshMatches(players, around, places, each) {
  const stacks = await inPortions(places, ({ guest }) => players.createMatches(around, guest, each));
  return new Map(places.map((place, at) => [place, stacks[at]]));
}

async function inPortions(items, act) {
  const results = [];
  for (let from = 0; from < items.length; from += AT_ONCE) results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))));
  return results;
}

/**
 * Plays all matches, each place one after the other, every move as soon as its turn is seen.
 * `onFull` is called when all places play, `onSlack` when the first has nothing left: what lies between is measured.
 */
export function playAll(places, stacks, { onFull = () => {}, onSlack = _moves => {} }) {
  const result = { moves: 0, matches: 0, score: 0 };
  return new Promise((resolve, reject) => {
    let busy = places.length;
    let slack = false;
    const finish = () => {
      if (!slack) onSlack(result.moves);
      slack = true;
      if (--busy === 0) resolve(result);
    };
    for (const place of places) {
      sit(place, stacks.get(place), {
        turn: chair => chair.play(),
        done: () => result.moves++,
        ended(scores) {
          result.matches++;
          result.score += scores.reduce((sum, score) => sum + score, 0) / scores.length;
        },
        empty: finish,
        failed: reject,
      });
    }
    onFull();
  });
}

/** Plays so many moves, each as soon as its turn is seen, or fewer if that takes too many seconds: gives the number of moves. */
export function playSome(places, stacks, most, seconds) {
  let moves = 0;
  let isOver = false;
  return new Promise((resolve, reject) => {
    const end = () => {
      isOver = true;
      clearTimeout(clock);
      resolve(moves);
    };
    const clock = setTimeout(end, seconds * 1000);
    for (const place of places) {
      sit(place, stacks.get(place), {
        turn: chair => isOver || chair.play(),
        done: () => ++moves === most && end(),
        ended() {},
        empty() {},
        failed: reject,
      });
    }
  });
}

/** Plays at a steady pace for some seconds: gives how long each move took from the moment it was due until its answer and its view were there. */
export function playPaced(places, stacks, perSecond, seconds) {
  const times = [];
  const ready = [];
  const due = new Map();
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isEnded = false;
    const go = () => {
      const now = performance.now();
      const wanted = Math.min(perSecond * seconds, Math.floor(((now - begun) * perSecond) / 1000));
      for (; sent < wanted && ready.length > 0; sent++) {
        const chair = ready.shift();
        due.set(chair, begun + ((sent + 1) * 1000) / perSecond);
        chair.play();
      }
      if (sent === perSecond * seconds && due.size === 0 && !isEnded) {
        isEnded = true;
        clearInterval(clock);
        resolve(times);
      }
    };
    const clock = setInterval(go, 1);
    const failed = error => {
      clearInterval(clock);
      reject(error);
    };
    for (const place of places) {
      sit(place, stacks.get(place), {
        turn(chair) {
          ready.push(chair);
          go();
        },
        done(chair) {
          times.push(performance.now() - (due.get(chair) ?? 0));
          due.delete(chair);
        },
        ended() {},
        empty: () => failed(new Error('a place has no match left')),
        failed,
      });
    }
  });
}

/** Lets a place play its stack of matches. */
function sit({ chairs }, stack, { turn, done, ended, empty, failed }) {
  let over = 0;
  const next = () => {
    const match = stack.shift();
    if (!match) return empty();
    for (const chair of chairs) chair.watch(match);
  };
  for (const chair of chairs) {
    chair.hear = {
      turn,
      done,
      failed,
      over(_chair, scores) {
        if (++over < chairs.length) return;
        over = 0;
        ended(scores);
        next();
      },
    };
  }
  next();
}
