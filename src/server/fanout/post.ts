/** Messages between the processes of one server. One may be lost: every process polls the store as well. */
export interface Post {
  /** Whether messages arrive now. */
  readonly isOpen: boolean;
  /** The last thing that went wrong, in a word. */
  readonly problem: string | undefined;
  send(letter: string): Promise<void>;
  close(): Promise<void>;
}

/** An error in a word, which tells nothing about addresses and passwords: its code, or what a server begins its answer with. */
export function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : (error.message.split(' ')[0] ?? '');
}
