/** Messages between the processes of one server. One may be lost: every process polls the store as well. */
export interface Post {
  /** Whether letters arrive now. */
  readonly isOpen: boolean;
  send(letter: string): Promise<void>;
  close(): Promise<void>;
}
