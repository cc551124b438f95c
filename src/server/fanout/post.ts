/** Messages between the processes of one server. One may be lost: every process polls the store as well. */
export interface Post {
  /** Whether messages arrive now. */
  readonly isOpen: boolean;
  send(message: string): Promise<void>;
  close(): Promise<void>;
}
