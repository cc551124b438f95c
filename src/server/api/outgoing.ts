import type { Socket } from 'node:net';

/** What goes out to a client: messages of one turn of the loop are sent together. */
export class Outgoing {
  private isGathering = false;

  constructor(private readonly wire: Socket) {}

  gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.wire.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.wire.uncork();
    });
  }
}
