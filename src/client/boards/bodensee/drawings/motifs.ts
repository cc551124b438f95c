// The small posters of the attractions: drawn parts, 80 by 50, and which of them make which picture.

/** A part: strokes and fills by ink. Inks: a pale, p full, s cream, d deep, r red, y sun, l leaf, v grape, b crust, n line, w wave. */
const PARTS: Readonly<Record<string, string>> = {
  // grounds
  alps: 'a M0 50V40L22 16l14 18 16-24 28 32v8z|s M52 10l8 9-5 1-3-3-4 3h-3zM22 16l6 7-4 1-3-2-4 2z',
  peak: 'a M-4 50L44 4l40 46z|s M44 4l13 15-8-1-5 5-6-5-7 1z',
  hills: 'a M0 50V38q20-10 40-4t40-6v22z',
  slope: 'a M0 14l80 30v6H0z',
  knoll: 'a M0 50V44q40-10 80 0v6z',
  ground: 'a M0 44h80v6H0z',
  lake: 'a M0 32h80v18H0z|w M2 40q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0M2 46q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0',
  shore: 'a M0 38h80v12H0z|w M2 45q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0',
  plate: 'a M17 25a23 23 0 1 0 46 0a23 23 0 1 0-46 0z',
  sky: 'a M0 0h80v50H0z',
  sun: 'y M57 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  morning: 'y M10 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
  cloud: 's M12 16q2-6 8-4 4-6 10 0 7-1 6 5H11q-3-1 1-1z',
  firs: 'l M8 44l7-15 7 15zM10 36l5-12 5 12zM62 44l6-13 6 13zM64 36l4-10 4 10z',
  // nature
  track: 's M30 50q16-8 4-15t8-13l4 1q-10 6 3 13T42 50z',
  bicycle:
    'n M20 38a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM44 38a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM28 38l8-14h12l4 14M36 24l6 14h-14M33 20h6M46 19h6l-4 5',
  gondola: 'n M0 12L80 30M34 20v6|p M24 26h20v13q0 3-3 3H27q-3 0-3-3z|s M27 29h6v6h-6zM35 29h6v6h-6z',
  flowers:
    'n M22 46V28M40 46V22M58 46V30|r M16 26a6 6 0 1 0 12 0a6 6 0 1 0-12 0z|y M33 19a7 7 0 1 0 14 0a7 7 0 1 0-14 0z|v M52 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0z|s M20 26a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM37 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM56 28a2 2 0 1 0 4 0a2 2 0 1 0-4 0z|l M22 40q-8-6-9 0 3 5 9 3zM40 40q9-8 10-1-3 5-10 4zM58 42q8-7 9 0-4 4-9 3z',
  signpost: 'd M22 46V16h3v30zM25 18h16l5 4-5 4H25z|r M22 29H10l-4 4 4 4h12z',
  jumper: 'd M40 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM41 29h4l7 4-1 2-6-2v5l4 7-2 1-5-7-5 6-2-1 4-8v-4l-6-1v-2z',
  cliff: 'p M0 8h26l-5 12 4 10-6 20H0z|s M0 8h26l-2 4H0z',
  chute: 'r M28 18q15-17 30 0l-5-2-5 3-5-3-5 3-5-3z|n M30 18l12 9M56 18l-12 9M43 18v8',
  rockbike: 'd M24 42l6-10 10 3 8-9 10 4 6 12z|s M30 32l3-5 5 8z',
  climbrail: 'n M0 34l80-24|r M24 12l30-9 4 17-30 9z|s M29 14l7-2 2 7-7 2zM40 11l7-2 2 7-7 2z|d M30 29l6-2 1 3-5 2zM48 24l6-2 1 3-5 2z',
  sled: 's M-2 20l84 26v4H-2z|r M30 27l20 7 6-2-1 4-6 3-21-8z|n M26 34l26 9q5 1 6-3|d M36 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM36 20h7l3 8 6 3-1 3-11-3z',
  vines: 'k M6 50L22 32M20 50L32 30M34 50L42 29M50 50L54 27M66 50L66 24',
  grapes:
    'v M25 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM35 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM30 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0z|l M35 10q2-9 12-7-2 8-12 7z',
  ibex: 'd M22 44l2-14q6-6 18-5l6-8q3-3 6 0l5 4-2 3-5 1-3 9 1 10h-4l-3-9-9 1-3 8h-4l1-9-3 9z|n M50 17q-2-10-12-11M53 17q2-9-4-14',
  glider: 'r M14 18Q40-8 66 18q-8-5-13-3-5-4-13-2-8-2-13 2-5-2-13 3z|n M18 16l22 16M62 16L40 32M30 12l10 20M50 12L40 32',
  wheel:
    'n M20 24a20 20 0 1 0 40 0a20 20 0 1 0-40 0zM40 4v40M20 24h40M26 10l28 28M54 10L26 38M40 24l-10 24M40 24l10 24|r M36 2h8v6h-8zM16 21h8v6h-8zM56 21h8v6h-8z|y M22 7h7v6h-7zM51 7h7v6h-7zM22 35h7v6h-7zM51 35h7v6h-7z',
  zeppelin:
    's M8 22c8-13 40-13 56 0-16 13-48 13-56 0z|d M12 22L4 12h9l6 5zM12 22L4 32h9l6-5zM30 32h14l-3 5H33z|n M8 22H64M14 17Q36 8 58 18M14 27Q36 36 58 26',
  // water
  ladder: 'm M44 50V12q0-5 5-5t5 5v3M58 50V12q0-5 5-5t5 5v3|n M44 20h14M44 28h14',
  paddler:
    'r M14 37h46q8-1 10-4 0 7-8 7H22q-6 0-8-3z|d M37 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM38 17h6l2 9-2 11h-3l1-9-3 9h-3l2-11zM44 19l8-4 1 2-8 6z|n M56 8L46 40',
  surfer:
    'p M0 40q16 2 24-12t26-14q-14 4-12 14t20 10h22v12H0z|r M26 36l34-8q4 0 2 3l-32 9z|d M42 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM42 13h6l6 8-2 2-6-4 2 8 6 4-2 3-9-4-5 4-2-2 6-6z',
  parasol: 'y M-2 40q22-8 46-2t38 4v10H-2z|r M18 20Q38-4 60 16L40 20z|s M32 8q7-2 14 1l-6 11z|n M39 18l5 26M52 40h16M54 40l4-8M66 40V30',
  canoe: 'r M8 30q32 14 64 0-6 12-14 12H22Q14 42 8 30z|b M14 34q26 9 52 0l-2 3q-24 7-48 0z|n M52 8L36 44',
  kayak:
    'y M4 36q20-8 38-8t34 8q-16 6-34 6T4 36z|d M36 34q4-5 12 0zM38 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM37 19h10l1 12H36z|n M18 14l48 22|r M14 10l9 3-3 6-8-4zM62 34l8 3-2 5-8-4z',
  pedalo:
    's M14 30h52l-4 12H18z|r M14 26h12v6H14zM28 26h24v6H28z|y M54 20q10-2 12 10H54z|d M60 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM34 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM33 17h10l2 10H33z',
  sails: 's M38 4v28H16Q30 20 38 4zM42 10q14 8 18 22H42z|r M42 20h12q3 4 4.500 8H42zM27 24h11v5H21z|d M12 34h54l-7 8H20z',
  rowboats:
    'b M0 24h24v5H0zM4 29h3v16H4zM16 29h3v16h-3z|r M30 28h40q-3 9-9 9H39q-6 0-9-9z|d M40 40h36q-3 8-8 8H48q-5 0-8-8z|n M56 20L44 34',
  slide: 'r M12 8h14v7q22 0 22 12t20 12v7Q40 47 40 34T12 15z|n M14 15v30M24 16v29M14 26h10M14 36h10|d M29 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  kite: 'r M30 12Q52-6 70 16q-20-8-40-4z|y M44 7q8-3 14 1l-6 4z|n M34 12L20 34M66 14L22 34|d M16 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM14 30h7l-2 8 4 4-2 2-6-4-5 3-1-2 5-5z|s M6 42l22-3q3 0 1 2L10 46z',
  skier:
    'd M54 26h22l-4 8H56zM64 20h8v6h-8zM18 14a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM16 19h7l10 1v2l-9 2 2 8 8 6-2 3-11-6-7 5-2-2 6-7z|n M33 21L60 27|r M16 41l22-3v3l-22 3z',
  // culture
  church:
    's M22 46V24h11v22zM33 32h28v14H33z|r M32 33l15-11 15 11z|d M21 24h13q-1-5-4-7 2-4-2.500-9-4.500 5-2.500 9-3 2-4 7zM27 8h1V3h-1zM40 46v-6q3-4 6 0v6zM26 30h3v5h-3zM51 36h3v4h-3z',
  townhall:
    's M20 46V24h6v-6h6v-6h16v6h6v6h6v22z|r M34 12l6-9 6 9z|d M36 46v-9q4-5 8 0v9zM24 28h4v6h-4zM52 28h4v6h-4zM32 28h4v5h-4zM44 28h4v5h-4z|y M35 19a5 5 0 1 0 10 0a5 5 0 1 0-10 0z|n M40 16v3h3',
  engine:
    'd M10 38h58v4H10zM14 22h32v14H14zM46 12h18v24H46z|r M14 26h32v4H14zM44 9h22v4H44z|s M50 17h10v8H50z|p M16 10h7v12h-7z|d M14 42a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM30 42a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM50 42a6 6 0 1 0 12 0a6 6 0 1 0-12 0z|s M20 6q6-6 12-2 8-4 10 3H20z',
  monastery:
    's M12 46V20h12v26zM56 46V20h12v26zM24 26h32v20H24z|r M22 27l18-12 18 12z|d M11 20h14q0-5-4-7 1-3-3-7-4 4-3 7-4 2-4 7zM55 20h14q0-5-4-7 1-3-3-7-4 4-3 7-4 2-4 7zM36 46v-8q4-6 8 0v8zM16 26h4v6h-4zM60 26h4v6h-4zM30 32h3v5h-3zM47 32h3v5h-3z',
  oldtown:
    's M8 46V26h16v20zM24 46V20h16v26zM40 46V28h14v18zM54 46V22h18v24z|r M6 27l10-12 10 12zM22 21l10-13 10 13zM38 29l9-11 9 11zM52 23l11-13 11 13z|d M13 31h5v5h-5zM29 25h5v5h-5zM29 36h6v10h-6zM44 33h5v5h-5zM59 27h6v5h-6zM60 37h6v9h-6z',
  farmhouse:
    's M18 46V28h44v18z|b M10 30L40 6l30 24z|d M36 46V36h8v10zM24 33h6v6h-6zM50 33h6v6h-6z|n M18 28h44M34 28v18M46 28v18M18 37h16M46 37h16',
  stage:
    'r M12 8h56v36H12z|s M26 14h28v24H26z|p M12 8h18q0 24-16 36h-2zM68 8H50q0 24 16 36h2z|d M8 6h64v5H8zM8 42h64v4H8z|y M33 22a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  frame:
    'y M18 6h44v36H18z|s M22 10h36v28H22z|a M22 38V30l10-9 8 8 8-11 10 12v8z|r M46 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0z|n M40 6V1M26 42v6M54 42v6',
  temple:
    's M14 20h52v24H14z|d M10 20h60v-3L40 4 10 17zM10 44h60v4H10z|p M18 22h5v20h-5zM29 22h5v20h-5zM46 22h5v20h-5zM57 22h5v20h-5z|r M36 26h8v18h-8z',
  castle:
    's M14 46V22h12v6h28V18h13v28z|r M12 23l8-13 8 13zM52 19l9-14 9 14zM27 28h26l-5-6H32z|d M36 46v-8q4-5 8 0v8zM18 28h3v5h-3zM59 25h3v6h-3zM31 32h3v4h-3zM46 32h3v4h-3z|n M20 10V4M61 5V1',
  opera:
    's M10 44V26h60v18z|p M20 26Q40-6 60 26z|s M30 26q10-16 20 0z|d M8 24h64v4H8zM18 44V34q3-5 6 0v10zM30 44V34q3-5 6 0v10zM44 44V34q3-5 6 0v10zM56 44V34q3-5 6 0v10z|y M37 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  // food
  stand:
    's M18 24h44v20H18z|d M22 30h36v3H22z|r M12 14h56l4 10H8z|s M22 14h10l-1 10H20zM44 14h10l3 10H46z|b M26 6q14-6 28 0 3 3 0 6-14-5-28 0-3-3 0-6z',
  pretzel:
    'c M40 36C28 24 20 28 20 18s14-12 20-2c6-10 20-8 20 2s-8 6-20 18M27 38Q24 30 40 22M53 38Q56 30 40 22|o M26 15h.1M54 15h.1M33 30h.1M47 30h.1M40 12h.1',
  mug: 'y M26 16h24v28H26z|s M23 8q5-5 11-2 6-4 11 1 8-1 7 9-13 5-29 0-3-5 0-8z|m M50 22h6q5 0 5 6v4q0 6-5 6h-6|p M31 22h3v17h-3zM41 22h3v17h-3z',
  kettle:
    'b M18 44q-6-24 14-26V8h16v10q20 2 14 26z|s M29 6h22v4H29z|d M14 44h52v4H14z|y M34 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0z|n M40 6V0M62 34h10v10',
  appletree:
    'b M37 26h6v20h-6z|l M18 22q-2-10 10-12 4-10 14-6 12-2 14 8 10 4 4 14-20 8-40 2-4-2-2-6z|r M26 18a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM40 12a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM47 22a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0zM34 25a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z',
  bottle:
    'l M34 4h8v12q6 3 6 9v19q0 2-2 2H30q-2 0-2-2V25q0-6 6-9z|s M28 28h20v11H28z|r M32 30h12v7H32z|d M34 2h8v5h-8z|s M54 30h14l-2 8q-2 3-5 3t-5-3zM60 41h2v4h4v1H56v-1h4z',
  fish: 's M10 26a30 17 0 1 0 60 0a30 17 0 1 0-60 0z|w M16 26a24 12 0 1 0 48 0a24 12 0 1 0-48 0z|p M18 26q16-15 32-2l10-7v18l-10-7q-16 13-32-2z|d M25 23a2 2 0 1 0 4 0a2 2 0 1 0-4 0z|n M36 20q5 6 0 12M43 21q4 5 0 10',
  tent: 's M8 44l6-20h52l6 20z|r M14 24L40 6l26 18zM20 24h9l-3 20H15zM51 24h9l5 20H54z|n M40 6V1|y M40 1l9 3-9 3z|d M36 44l4-16 4 16z',
  cloche: 's M18 36q0-24 22-24t22 24z|d M12 36h56v4H12zM37 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0z|w M26 30q2-10 10-12|y M8 46h64v2H8z',
  // grey
  coach:
    's M16 12h48v30H16z|d M12 8h56v6H12z|p M22 20h36v18q0 3-3 3H25q-3 0-3-3z|s M25 23h14v8H25zM41 23h14v8H41z|y M25.500 36a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0zM49.500 36a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z|d M26 41h6v4h-6zM48 41h6v4h-6z',
  casino:
    'd M18 20a16 16 0 1 0 32 0a16 16 0 1 0-32 0z|r M34 20V4a16 16 0 0 1 14 8zM34 20l14 8a16 16 0 0 1-14 8zM34 20l-14 8a16 16 0 0 1 0-16z|y M30 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0z|s M46 26l18-5 5 18-18 5z|d M51.500 30a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM59.500 35a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  crane:
    'y M24 6h5v40h-5zM16 6h50v4H16zM29 10l12 6h-4l-8-3z|n M58 10v14|d M14 44h24v4H14zM14 4h8v8h-8z|r M50 24h16v12H50zM50 28h16M50 32h16',
  hotel:
    's M18 10h44v34H18z|d M15 6h50v5H15z|p M24 15h6v6h-6zM37 15h6v6h-6zM50 15h6v6h-6zM24 25h6v6h-6zM50 25h6v6h-6z|r M32 28h16l3 5H29z|d M36 33h8v11h-8z',
  hall: 's M10 44V24h60v20z|d M8 22h64v4H8zM6 44h68v4H6z|p M14 28h7v16h-7zM59 28h7v16h-7z|n M40 22V4',
};

/** The picture of each printed attraction. */
const PICTURES: Readonly<Record<string, string>> = {
  n01: 'hills sun bicycle',
  n02: 'alps gondola',
  n03: 'hills morning flowers',
  n04: 'alps track signpost',
  n05: 'morning cliff chute jumper',
  n06: 'peak rockbike bicycle',
  n07: 'peak climbrail',
  n08: 'alps sled',
  n09: 'hills vines sun signpost grapes',
  n10: 'knoll firs ibex',
  n11: 'alps glider jumper',
  n12: 'ground sun wheel',
  n13: 'hills sun zeppelin',
  w01: 'lake morning ladder',
  w02: 'shore sun paddler',
  w03: 'shore morning surfer',
  w04: 'lake parasol',
  w05: 'shore alps canoe',
  w06: 'lake sun kayak',
  w07: 'shore morning pedalo',
  w08: 'shore sails',
  w09: 'lake sun rowboats',
  w10: 'lake sun slide',
  w11: 'shore kite',
  w12: 'lake morning skier',
  c01: 'knoll church',
  c02: 'ground townhall',
  c03: 'ground engine',
  c04: 'hills monastery',
  c05: 'ground oldtown',
  c06: 'hills sun farmhouse',
  c07: 'ground stage',
  c08: 'sky frame',
  c09: 'ground temple',
  c10: 'hills castle',
  c11: 'ground opera',
  g01: 'ground stand',
  g02: 'plate pretzel',
  g03: 'plate mug',
  g04: 'ground kettle',
  g05: 'hills sun appletree',
  g06: 'plate bottle',
  g07: 'sky fish',
  g08: 'hills sun tent',
  g09: 'hills vines sun grapes',
  g10: 'sky cloche',
};

/** The pictures of actions, for grey attractions. */
const EFFECT_PICTURES: Readonly<Record<string, string>> = {
  DISPATCH: 'ground coach',
  REROLL: 'ground casino',
  BUILD: 'ground crane',
  BUILD_DISCOUNT: 'ground crane',
  GIVE_TOUR: 'ground hotel',
  ADD_PIPS: 'ground hall',
};

/** What attractions of one's own look like, by category. */
const SPARE: Readonly<Record<string, readonly string[]>> = {
  green: ['n01', 'n02', 'n03', 'n04', 'n10', 'n11', 'n12', 'n13'],
  blue: ['w01', 'w02', 'w04', 'w05', 'w06', 'w08', 'w10', 'w11'],
  red: ['c01', 'c02', 'c04', 'c05', 'c07', 'c08', 'c09', 'c10'],
  yellow: ['g02', 'g03', 'g05', 'g06', 'g07', 'g08', 'g09', 'g10'],
};

/** A fill or a stroke of a picture. */
export interface Stroke {
  readonly ink: string;
  readonly line: string;
}

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum;
}

function pictureOf(tile: { readonly id: string; readonly category: string; readonly effect: string | null }): string {
  if (tile.category === 'grey') return EFFECT_PICTURES[tile.effect ?? ''] ?? 'ground hall';
  const spare = SPARE[tile.category] ?? [];
  return PICTURES[tile.id] ?? PICTURES[spare[hash(tile.id) % spare.length] ?? ''] ?? 'hills sun';
}

/** The strokes of an attraction's poster, back to front; one of a box of one's own borrows a picture of its category. */
export function strokesOf(tile: { readonly id: string; readonly category: string; readonly effect: string | null }): readonly Stroke[] {
  return pictureOf(tile)
    .split(' ')
    .flatMap(part => (PARTS[part] ?? '').split('|'))
    .filter(stroke => stroke !== '')
    .map(stroke => ({ ink: stroke.slice(0, 1), line: stroke.slice(2) }));
}
