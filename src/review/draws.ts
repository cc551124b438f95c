/** What is drawn in a game, as people call it. */
export type Draws = 'cards' | 'dice' | 'tiles' | 'luck';

/** What is drawn from a stream of luck. */
export function drawsOf(game: string, stream: string): Draws {
  // The tourists of Bodensee are dice, drawn by their colour and rolled; elsewhere they are cards.
  if (/dice|pips|rerolls/.test(stream) || (game === 'bodensee' && /colours|tourists/.test(stream))) return 'dice';
  if (/tile/.test(stream)) return 'tiles';
  return /card|event|deck|tourist|employee|travel|market|attraction/.test(stream) ? 'cards' : 'luck';
}
