/** How a site stands with the bus. */
export type SiteState = 'open' | 'served' | 'missed' | 'refused' | 'cut' | 'closed';

/** The lines of the timetable: what a placement would bring. */
export interface LineWords {
  readonly board: (each: string, count: number) => string;
  readonly full: (each: string, count: number) => string;
  readonly noPawn: (each: string, count: number) => string;
  readonly down: (needs: number, brings: number) => string;
  readonly special: (brings: number) => string;
  readonly home: (needs: number, brings: number) => string;
  readonly nobody: string;
  readonly closed: string;
  readonly unserved: string;
  readonly sign: (order: number) => string;
  readonly fan: string;
  readonly fanLeft: string;
  readonly out: (each: string) => string;
  readonly asks: string;
  readonly stop: (place: string, each: string) => string;
}
