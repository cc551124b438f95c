import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from '../../protocol/index.ts';
import { type Refused, refusalOf } from '../refused.ts';
import type { Server } from './server.ts';

/** Every failure is answered with a name and one sentence, and reveals no internals. */
export function answerErrors(app: Server): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = (status: number, short: string, text: string, facts?: Refused['facts']) =>
      reply.code(status).send({ error: short, text, ...(facts ? { facts } : {}) } satisfies ErrorAnswer);
    const refused = refusalOf(error);
    if (refused) return answer(refused.status, refused.short, refused.message, refused.facts);
    if (error.validation) return answer(400, 'unreadable', sentence(error));
    const status = error.statusCode ?? 500;
    if (status < 500) return answer(status, nameOf(status), error.message);
    request.log.error({ err: { message: error.message, stack: error.stack } }, 'failed');
    return answer(500, 'failed', 'something went wrong here; nothing was changed, try again');
  });
}

/** An address that no route can be looked up for. */
export function answerBadAddress(_error: FastifyError, { raw }: FastifyRequest, reply: FastifyReply): void {
  // No hook follows that would end what might have become a socket.
  if (raw.headers.upgrade !== undefined) reply.raw.once('finish', () => raw.socket.destroySoon());
  void reply
    .code(400)
    .header('cache-control', 'no-store')
    .send({ error: 'unreadable', text: 'this address cannot be read; check the link' } satisfies ErrorAnswer);
}

/** What is not HTTP, or has too large headers. */
export function answerBadRequest({ code }: Error & { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, error, text] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'too large', 'the address and the headers of a request have 16 kB at most']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'too slow', 'the request took too long to arrive; send it again']
        : ['400 Bad Request', 'unreadable', 'this is not an HTTP request'];
  const body = JSON.stringify({ error, text } satisfies Partial<ErrorAnswer>);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nCache-Control: no-store\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
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
