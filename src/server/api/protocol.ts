import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '../../protocol/version.ts';
import type { Server } from './server.ts';

/** Names the version in every answer of the API, lets nobody keep it, and reads clients of any version. */
export function speakProtocol(app: Server): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header(PROTOCOL_HEADER, PROTOCOL_VERSION).header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (isNewer(request.headers[PROTOCOL_HEADER])) readNewer(request);
    done();
  });
  // Schemas of answers are for the document. A serializer made of them would drop what they do not name, and tries
  // every branch of a union; JSON.stringify sends what there is.
  app.setSerializerCompiler(() => data => JSON.stringify(data));
}

/** Whether a client names a version that this server does not know yet: the server may have been rolled back. */
export function isNewer(version: unknown): boolean {
  return Number(version) > PROTOCOL_VERSION;
}

/** What a newer client says, without what this server cannot know. */
export function reduced(schema: TSchema, said: unknown): unknown {
  return Value.Clean(schema, said);
}

function readNewer(request: FastifyRequest): void {
  const { body, querystring } = request.routeOptions.schema ?? {};
  if (isSchema(body)) request.body = reduced(body, request.body);
  if (isSchema(querystring)) request.query = reduced(querystring, request.query);
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null;
}
