import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROTOCOL_VERSION } from '../../protocol/version.ts';
import { GUIDE } from './guide.ts';
import type { Server } from './server.ts';

const AT = '/api/docs';
/** What is JSON is YAML, too. */
const KINDS: Readonly<Record<string, string>> = {
  [`${AT}/json`]: 'application/json; charset=utf-8',
  [`${AT}/yaml`]: 'application/yaml; charset=utf-8',
};

/** When the document is written unless somebody has asked for it, in ms after the start: it takes a third of a second, for which nobody is to wait. */
const SOON = 3000;

/** Describes all routes in a document, which is long and therefore written once, and shows it on a page. */
export async function describeRoutes(app: Server): Promise<void> {
  let written: Buffer | undefined;
  const write = () => {
    written ??= Buffer.from(JSON.stringify(app.swagger()));
    return written;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(write, SOON).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
  const preHandler = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const kind = KINDS[request.routeOptions.url ?? ''];
    if (kind === undefined) return done();
    void reply.type(kind).send(write());
  };
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Tabletour', description: GUIDE, version: String(PROTOCOL_VERSION) } },
  });
  await app.register(fastifySwaggerUi, { routePrefix: AT, uiHooks: { preHandler } });
}
