import type { FastifyError } from 'fastify';
import { Refused } from '../refused.ts';
import type { Server } from './server.ts';

/** Every failure is answered with a name and one sentence, and says nothing about the inside. */
export function answerErrors(app: Server): void {
  app.setErrorHandler<FastifyError | Refused>((error, request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send({ error: error.short, text: error.message });
    if (error.validation) return reply.code(400).send({ error: 'unreadable', text: sentence(error) });
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: nameOf(status), text: error.message });
    request.log.error({ err: { message: error.message, stack: error.stack } }, 'failed');
    return reply.code(500).send({ error: 'failed', text: 'something went wrong here; nothing was changed, try again' });
  });
}

function sentence({ validation, validationContext }: FastifyError): string {
  // Of the branches of a choice the last says least; the longest way into the message says most.
  const deepest = [...(validation ?? [])].sort((a, b) => b.instancePath.length - a.instancePath.length)[0];
  const where = `${validationContext ?? 'body'}${deepest?.instancePath ?? ''}`;
  const { additionalProperty, allowedValue } = (deepest?.params ?? {}) as { additionalProperty?: string; allowedValue?: unknown };
  if (additionalProperty !== undefined) return `${where} must not have "${String(additionalProperty).slice(0, 40)}"`;
  if (allowedValue !== undefined) return `${where} must be ${JSON.stringify(allowedValue)}`;
  return `${where} ${deepest?.message ?? 'cannot be read'}`;
}

function nameOf(status: number): string {
  return { 400: 'unreadable', 404: 'not found', 413: 'too large', 415: 'unreadable', 429: 'too many' }[status] ?? 'refused';
}
