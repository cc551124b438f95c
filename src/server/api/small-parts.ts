import type { Socket } from 'node:net';

/** Bytes that are read at once. Most messages are shorter, and a packet may hold thousands of them. */
const PART = 1024;

/**
 * Lets a client's wire be read in small parts: the first of a packet at once, others in turn with what others say.
 * While somebody listens to 'readable', those who listen to 'data' hear what is read here.
 */
export class SmallParts {
  private isHeld = false;
  private isInTurn = false;

  constructor(
    private readonly wire: Socket,
    private readonly inTurn: (act: () => void) => void,
  ) {
    wire.on('readable', () => {
      if (!this.isHeld && !this.isInTurn) this.read();
    });
    // What is left is read by nobody; otherwise all of it would be read at once now.
    wire.prependListener('close', () => {
      wire.removeAllListeners('data');
      wire.read();
    });
  }

  /** Reads nothing more for now. */
  hold(): void {
    this.isHeld = true;
  }

  goOn(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    if (!this.isInTurn) this.readInTurn();
  }

  private readInTurn(): void {
    this.isInTurn = true;
    this.inTurn(() => {
      this.isInTurn = false;
      if (!this.isHeld && !this.wire.destroyed) this.read();
    });
  }

  private read(): void {
    const { readableLength } = this.wire;
    // With nothing left, this is how the end is noticed.
    this.wire.read(readableLength > PART ? PART : undefined);
    if (this.wire.readableLength > 0 && !this.isHeld && !this.wire.destroyed) this.readInTurn();
  }
}
