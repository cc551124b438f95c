// Inside a server that is measured: it tells its parent where it listens, and what it has used so far.

/**
 * @param {string} address
 * @param {() => Promise<void>} close
 */
export function serveUntilAsked(address, close) {
  process.on('message', async word => {
    if (word === 'usage') {
      const { user, system } = process.cpuUsage();
      return process.send?.({ cpu: user + system, rss: process.memoryUsage.rss() });
    }
    await close();
    process.exit(0);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ address });
}
