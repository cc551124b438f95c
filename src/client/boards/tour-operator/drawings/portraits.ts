// Faces of tourists and staff, put together from parts on a frame of 60 by 52: skin, hair, hat, clothes, extras.
import type { EmployeeId, TouristId } from '../../../../games/tour-operator/table.ts';

/** A part of a portrait: shapes from back to front, each an ink and a path; '*' is the tone asked for. */
interface Part {
  readonly behind?: readonly string[];
  readonly front?: readonly string[];
}

/** The face itself, in the ink of the skin. */
export const FACE = 'M21.5 16q8.5-4 17 0v11c0 4-1.2 7-3.3 9v3q-5.2 5-10.4 0v-3c-2.1-2-3.3-5-3.3-9z';

export const HAIR: Readonly<Record<string, Part>> = {
  bald: { front: ['* M20.5 24q-1.5-7 .8-10l.7 7zM39.5 24q1.5-7-.8-10l-.7 7z'] },
  short: { front: ['* M20 23C18 9 23 4 30 4s12 5 10 19l-2-8q-8-2-16 0z'] },
  crop: { front: ['* M20.5 20C19 9 24 5 30 5s11 4 9.5 15q-2-6-9.5-6t-9.5 6z'] },
  quiff: { front: ['* M20 22q-2-8 1-11 0-6 9-7 12-2 11 8 0 5-1 10l-2-7q-9 1-14-3-3 4-4 10z'] },
  bob: { behind: ['* M16 34V20C16 10 22 5 30 5s14 5 14 15v14z'], front: ['* M21 21q9-1 16-7 2 3 2.5 7l1.5-7Q38 5 30 5t-11 9l1 8z'] },
  long: { behind: ['* M15 46V20C15 9 21 4 30 4s15 5 15 16v26z'], front: ['* M21 23q1-9 9-11 8 2 9 11l2-7Q39 5 30 5T19 16z'] },
  bun: {
    behind: ['* M24.5 5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM18 28V19C18 10 23 6 30 6s12 4 12 13v9z'],
    front: ['* M21 20q9 0 14-5 3 3 4 6l1.5-6Q37 7 30 7T20 15z'],
  },
  curls: {
    behind: [
      '* M30 2a8 8 0 0 1 8 3a7 7 0 0 1 6 9a7 7 0 0 1 0 11a7 7 0 0 1-5 8H21a7 7 0 0 1-5-8a7 7 0 0 1 0-11a7 7 0 0 1 6-9a8 8 0 0 1 8-3z',
    ],
    front: ['* M21 20q2-6 9-5t9 5l1.5-6Q36 7 30 7t-10.5 7z'],
  },
  afro: { behind: ['* M14 18a16 16 0 1 0 32 0a16 16 0 1 0-32 0z'], front: ['* M21 19q9-7 18 0l.5-4Q36 9 30 9t-9.5 6z'] },
  tail: {
    behind: ['* M38 9q12 0 12 14 0 10 3 14-10-1-12-12z'],
    front: ['* M19.5 24C17 10 22 4 30 4s13 6 10.5 20q-1-6-3.5-9-8 2-13-1-3 3-4.5 10z'],
  },
  braids: {
    behind: ['* M17 20q-1 16-4 24h6q3-14 3-24zM43 20q1 16 4 24h-6q-3-14-3-24z'],
    front: ['* M20.5 23q1-9 9.5-11 8.5 2 9.5 11l1.5-7Q39 4 30 4t-11 12z'],
  },
  dreads: {
    behind: ['* M15 42V19C15 8 21 4 30 4s15 4 15 15v23h-4v-6h-2v8h-3V26H24v18h-3v-8h-2v6z'],
    front: ['* M21 21q3-6 9-6t9 6l1.5-6Q37 6 30 6t-10.5 9z'],
  },
  veil: { behind: ['* M14 46C14 20 17 3 30 3s16 17 16 43q-8-4-16-4t-16 4z'], front: ['* M21 20q2-7 9-7t9 7l2-5Q38 5 30 5t-11 10z'] },
};

export const HATS: Readonly<Record<string, Part>> = {
  fedora: { front: ['* M12 18q18-5 36 0l-5-5-2-8q-5-4-11-2.5Q24 1 19 5l-2 8z', 'y M18 10.5q12-3 24 0l.6 3q-12.6-3-25.2 0z'] },
  beret: { front: ['* M12 14C14 4 24 1 33 2s14 5 13 9q-16-3-34 3z'] },
  sunhat: { front: ['* M3 17q27-9 54 0-27 5-54 0zM18 14q1-12 12-12t12 12q-12-3-24 0z', 'd M17.5 12q12.5-3 25 0v2.5q-12.5-3-25 0z'] },
  cap: { front: ['* M18 16C18 6 24 3 30 3s12 3 12 13q-12-4-24 0zM38 12q11-1 15 5-8 1-15-1z'] },
  beanie: {
    front: ['* M18 17C17 6 23 3 30 3s13 3 12 14q-12-4-24 0z', 'c M17 14q13-4 26 0v4q-13-4-26 0zM27 2.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0z'],
  },
  turban: { front: ['* M17 19C14 7 22 2 30 2s16 5 13 17q-6-7-13-7t-13 7z', 'c M22 13Q28 3 39 5q-9 1-12 9z'] },
  wrap: { front: ['* M17 19C13 8 20 1 30 3c9-4 19 2 14 16q-6-6-14-6t-13 6z', 'y M33 4a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z'] },
  phones: { front: ['d M18 22v-4a12 12 0 0 1 24 0v4h-2v-4a10 10 0 0 0-20 0v4z', '* M16 20h5v9h-5zM39 20h5v9h-5z'] },
  flower: { front: ['* M36 11a4 4 0 1 1 4-4a4 4 0 1 1 4 4a4 4 0 1 1-4 4a4 4 0 1 1-4-4z', 'y M38 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0z'] },
  band: { front: ['* M19.5 14q10.5-5 21 0v3.5q-10.5-5-21 0z'] },
  captain: {
    front: [
      'd M16 13Q17 3 30 3t14 10q-14-4-28 0z',
      'y M17 12.5q13-4 26 0v3q-13-4-26 0z',
      'd M18 16q12-4 24 0-2 3.5-12 3t-12-3z',
      'y M28 8h4l-2 3z',
    ],
  },
  pillbox: { front: ['* M20 13V5q10-4 20 0v8q-10-3-20 0z', 'y M20 10.5q10-3 20 0v2q-10-3-20 0z'] },
  toque: { front: ['c M20 14v-5Q14 8 17 3q3-4 7-2 6-3 12 0 4-2 7 2 3 5-3 6v5q-10-3-20 0z'] },
  headset: {
    front: [
      'd M18.5 20v-3a11.5 11.5 0 0 1 23 0v3h-1.8v-3a9.7 9.7 0 0 0-19.4 0v3z',
      '* M17 19h4.5v8H17zM39 24l2 1q-1 7-8 8v-1.6q5-1 6-7.4z',
    ],
  },
};

const ROUND = 'M8 53c1-12 8-14.5 16-15.5q6 5.5 12 0c8 1 15 3.5 16 15.5z';

export const TOPS: Readonly<Record<string, readonly string[]>> = {
  shirt: [`* ${ROUND}`],
  suit: [`* ${ROUND}`, 'c M24 37.5l6 15 6-15q-6 5-12 0z', 'h M28.5 41h3l1.5 8-3 4-3-4z'],
  jacket: [`c ${ROUND}`, '* M8 53c1-12 7-14 14-15.5L30 53zM52 53c-1-12-7-14-14-15.5L30 53z'],
  scarf: [`* ${ROUND}`, 'y M19 37q11 6 22 0l2 6q-13 6-26 0z'],
  shawl: [`* ${ROUND}`, 'h M20 36q10 7 20 0l4 6-6 11h-5l2-8q-8 2-17-2z'],
  collar: [`* ${ROUND}`, 'c M23 37.5q7 5 14 0v4q-7 5-14 0z'],
  stripes: [`c ${ROUND}`, '* M14 41.5q16 5 32 0l2 3q-18 5-36 0zM10 47.5q20 5 40 0l1 3q-21 5-42 0z'],
  hood: [`* ${ROUND}`, 'd M17 38q13 13 26 0l3 4q-16 13-32 0z'],
  beads: [
    `* ${ROUND}`,
    'y M21 39a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM24 42.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM28.3 44a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM32.6 42.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM35.6 39a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z',
  ],
  uniform: [
    `* ${ROUND}`,
    'c M24 37.5l6 8 6-8q-6 5-12 0z',
    'y M28.6 46h2.8v2.4h-2.8zM28.6 50h2.8v2.4h-2.8zM12 43l6-2 1 2-6 2zM48 43l-6-2-1 2 6 2z',
  ],
  apron: [`c ${ROUND}`, '* M22 42h16l4 11H18z'],
};

export const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  glasses: [
    'd M22 23.5a3.8 3.8 0 0 1 7.4-.8h1.2a3.8 3.8 0 1 1 0 1.6h-1.2a3.8 3.8 0 0 1-7.4-.8zm1.6 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zm8.4 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z',
  ],
  shades: ['d M21 21h18v2q0 4.5-4.3 4.5T30.5 23.5h-1q0 4-4.2 4T21 23z'],
  beard: ['d M21.3 24c1 4 2 5 4.7 4q4-2 8 0c2.7 1 3.7 0 4.7-4 1 12-2.7 16-8.7 16s-9.7-4-8.7-16z'],
  greybeard: ['g M21.3 24c1 4 2 5 4.7 4q4-2 8 0c2.7 1 3.7 0 4.7-4 1 12-2.7 16-8.7 16s-9.7-4-8.7-16z'],
  moustache: ['d M24.5 30q3-3 5.5-1.5 2.5-1.5 5.5 1.5-2.5 3-5.5 1.3-3 1.7-5.5-1.3z'],
  earrings: ['y M19.3 29a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0zM37.3 29a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0z'],
  camera: [
    'd M19 38l1.2-.6 4.6 7h-2zM41 38l-1.2-.6-4.6 7h2zM23 44h4l1-1.6h4l1 1.6h4v8H23z',
    'c M27.3 48a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z',
  ],
  tie: ['h M28.5 41h3l1.5 8-3 4-3-4z'],
};

/** Skin, hair/tone, hat/tone or -, clothes/tone, extras. */
export const TOURIST_LOOKS: Readonly<Record<TouristId, string>> = {
  T01: 's0 braids/y beanie/h scarf/l glasses',
  T02: 's5 crop/d - jacket/l camera',
  T03: 's3 short/d sunhat/y shirt/l moustache',
  T04: 's3 long/d flower/h suit/d',
  T05: 's1 quiff/y - stripes/h shades',
  T06: 's1 bun/h - hood/l earrings',
  T07: 's4 curls/d phones/h jacket/d',
  T08: 's0 long/h - shawl/l',
  T09: 's3 bob/d beret/h scarf/c',
  T10: 's4 long/d flower/c beads/h earrings',
  T11: 's1 short/d - suit/d glasses',
  T12: 's5 curls/d wrap/h beads/y earrings',
  T13: 's2 bald/g - jacket/d glasses,moustache',
  T14: 's1 bob/b - scarf/d glasses',
  T15: 's4 bald/g turban/h collar/c greybeard',
  T16: 's0 tail/y band/l collar/d',
  T17: 's1 short/b cap/l jacket/h beard',
  T18: 's3 long/d sunhat/c suit/l camera',
  T19: 's0 short/y beanie/l shirt/d beard',
  T20: 's3 braids/d - jacket/l glasses',
  T21: 's1 bob/r phones/h suit/d',
  T22: 's2 quiff/d - suit/d shades',
  T23: 's5 dreads/d band/y stripes/h',
  T24: 's1 crop/d - hood/d earrings',
  T25: 's2 short/d fedora/d suit/d',
  T26: 's0 bob/r beret/y collar/h',
  T27: 's2 bun/b - suit/l earrings',
  T28: 's3 veil/c band/d collar/c beard',
  T29: 's0 bun/g - shawl/d earrings',
  T30: 's4 short/d fedora/b jacket/b glasses',
  T31: 's1 bun/d - suit/h glasses',
  T32: 's5 afro/d - beads/l glasses',
  T33: 's1 quiff/y - stripes/l shades',
  T34: 's3 curls/b band/h hood/y',
  T35: 's0 long/d - jacket/d beard',
  T36: 's0 braids/y cap/h hood/l',
  T37: 's3 short/d sunhat/b jacket/b moustache',
  T38: 's4 braids/d - suit/l earrings',
  T39: 's1 tail/h - collar/l glasses',
  T40: 's5 short/d cap/y suit/l beard',
  T41: 's0 long/y - collar/l glasses',
  T42: 's1 quiff/b - jacket/h shades',
  T43: 's1 curls/h beret/d scarf/l earrings',
  T44: 's1 crop/d cap/d suit/h',
  T45: 's2 quiff/d - stripes/d earrings',
  T46: 's1 bun/y - shawl/d',
  T47: 's4 short/d beret/d collar/h glasses,moustache',
  T48: 's0 curls/g - scarf/d glasses',
  T49: 's1 long/d sunhat/y collar/h',
  T50: 's4 short/d - jacket/l beard',
  T51: 's0 tail/h band/l suit/l shades',
  T52: 's3 long/b flower/h beads/l earrings',
  T53: 's5 bald/d sunhat/l jacket/y camera',
  T54: 's1 bob/d flower/r suit/l',
  T55: 's4 afro/d - jacket/h shades',
  T56: 's2 bun/d - suit/h earrings',
  T57: 's2 short/b cap/h suit/d moustache',
  T58: 's2 bob/b - suit/d glasses,earrings',
  T59: 's0 long/g beret/l scarf/h',
  T60: 's4 crop/d turban/l suit/d beard',
};

/** The same for the staff: uniforms by place. */
export const STAFF_LOOKS: Readonly<Record<EmployeeId, string>> = {
  O1: 's1 bob/b headset/h suit/l',
  O2: 's4 bun/d headset/h suit/d glasses',
  O3: 's2 bald/d - suit/d glasses,moustache',
  O4: 's0 long/y - suit/h glasses',
  O5: 's3 quiff/d headset/y jacket/d',
  O6: 's5 curls/d - suit/l earrings',
  O7: 's4 short/d - suit/b glasses,beard',
  O8: 's1 tail/h headset/l suit/d',
  O9: 's1 short/g fedora/b scarf/l glasses',
  O10: 's2 bun/g - jacket/d glasses',
  P1: 's4 short/d cap/l apron/l',
  P2: 's2 tail/b cap/h apron/h',
  P3: 's1 bob/h phones/l uniform/l glasses',
  P4: 's1 short/g captain/d uniform/d greybeard',
  P5: 's3 bun/d beret/h scarf/d earrings',
  P6: 's2 short/b toque/c collar/h moustache',
  P7: 's5 crop/d captain/d uniform/l',
  P8: 's0 short/y cap/h hood/l beard',
  P9: 's1 quiff/d pillbox/d uniform/h',
  H1: 's3 bun/d band/c apron/d',
  H2: 's2 curls/b band/h apron/l',
  H3: 's1 short/g pillbox/d uniform/d moustache',
  H4: 's4 bald/d - uniform/d glasses',
  H5: 's0 bob/d pillbox/h uniform/h',
  H6: 's1 long/b beanie/h shirt/l beard',
  H7: 's3 tail/d sunhat/y hood/l',
  H8: 's5 afro/d band/y stripes/h shades',
  H9: 's1 bun/b headset/l uniform/l',
};
