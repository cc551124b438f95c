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

/** Describes all routes in a document, which is long and therefore written once, and shows it on a page. */
export async function describeRoutes(app: Server): Promise<void> {
  let written: Buffer | undefined;
  const preHandler = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const kind = KINDS[request.routeOptions.url ?? ''];
    if (kind === undefined) return done();
    written ??= Buffer.from(JSON.stringify(app.swagger()));
    void reply.type(kind).send(written);
  };
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Tabletour', description: GUIDE, version: String(PROTOCOL_VERSION) } },
  });
  await app.register(fastifySwaggerUi, { routePrefix: AT, uiHooks: { preHandler } });
}
