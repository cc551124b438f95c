import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../storage/index.ts';
import type { Server } from './server.ts';

/** What the server counts. */
export class Metrics {
  readonly registry = new Registry();
  readonly deeds = new Counter({ name: 'tabletour_deeds_total', help: 'Deeds stored by this process', registers: [this.registry] });
  readonly faults = new Counter({ name: 'tabletour_faults_total', help: 'Faults that were reported', registers: [this.registry] });
  readonly limited = new Counter({
    name: 'tabletour_limited_total',
    help: 'How often a client was refused, let wait or cut off, by the limit it met',
    labelNames: ['limit'],
    registers: [this.registry],
  });
  readonly commits = new Histogram({
    name: 'tabletour_commit_deeds',
    help: 'Deeds written in one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.registry],
  });

  private written: { readonly at: number; readonly text: Promise<string> } | undefined;

  /** A text is given out again for so many milliseconds. */
  constructor(private readonly fresh: number) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** All of it, written at most so often, however many ask. */
  text(): Promise<string> {
    const at = performance.now();
    if (!this.written || at >= this.written.at + this.fresh) this.written = { at, text: this.registry.metrics() };
    return this.written.text;
  }

  gauge(name: string, help: string, measure: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(measure());
      },
    });
  }
}

/** For whoever looks after the server: is it alive, may it be given work, what does it do. Without news it works, a little later. */
export function healthRoutes(
  app: Server,
  store: Store,
  metrics: Metrics,
  { isDraining, newsProblem }: { readonly isDraining: () => boolean; readonly newsProblem: () => string | undefined },
): void {
  const plain = { schema: { hide: true } };
  app.get('/healthz', plain, async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', plain, async (_request, reply) => {
    const problem = isDraining() ? 'this process is shutting down and takes no new work' : await problemOf(store);
    const news = newsProblem();
    return reply
      .code(problem === undefined ? 200 : 503)
      .type('text/plain')
      .send(
        `${problem === undefined ? 'ready' : `not ready: ${problem}`}\n${news === undefined ? '' : `no news of other processes: ${news}\n`}`,
      );
  });
  app.get('/metrics', plain, async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.text()));
}

/** Why the store cannot be used; the words hold nothing that is secret. */
async function problemOf(store: Store): Promise<string | undefined> {
  try {
    await store.ping();
  } catch {
    return 'the store does not answer';
  }
  const problem = await store.writeProblem();
  return problem === undefined ? undefined : `the store cannot be written: ${problem}`;
}
