import type { Event } from '../../../games/city-tour/index.ts';

/** How long something takes to watch, in ms at normal speed. */
export function motion(event: Event): number {
  switch (event.type) {
    case 'placed':
      return 320;
    case 'boarded':
    case 'leftBehind':
      return 200;
    case 'drove':
      return 230;
    case 'passed':
      return 420;
    case 'signMet':
    case 'fanBoarded':
    case 'fanLeft':
    case 'turnedAway':
      return 450;
    case 'setDown':
    case 'unserved':
      return 1000;
    case 'sentHome':
      return event.count > 0 ? 900 : 0;
    case 'controlled':
      return 600;
    case 'revealed':
      return 420;
    case 'ended':
      return 1400;
    case 'begun':
    case 'stopped':
    case 'conceded':
      return 0;
  }
}
