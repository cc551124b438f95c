/** A post office between the processes of the house. It may lose a letter: everybody looks at the store now and then. */
export interface Post {
  /** Whether letters arrive now. */
  readonly isOpen: boolean;
  send(letter: string): Promise<void>;
  close(): Promise<void>;
}
