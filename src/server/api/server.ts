import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { TSchema } from 'typebox';
import type { Data } from '../../protocol/data.ts';

/** Schemas give types: of what a handler is given, and of what it must answer. */
export interface SchemaTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Data<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Data<this['schema']> : unknown;
}

/** The server, with schemas that give types. */
export type Server = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, SchemaTypes>;
