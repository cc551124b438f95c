// The pages: the files of the build as they are, and the one page for every address that the client knows.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** The answer to an unknown address. */
export const NOTHING_HERE = { error: 'not found', text: 'This page does not exist; the home page is at /.' };

/** Lets browsers run nothing but what comes from here. */
export async function guardPages(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'worker-src': ["'self'"],
        // Boards place their pieces by style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Plain HTTP on a home network is a normal way to play.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}

/** Serves the pages built into a folder. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      // What carries its own fingerprint in its name never changes; the rest is asked for again.
      const isForEver = path.includes('/assets/');
      reply.header('cache-control', isForEver ? `public, max-age=${YEAR / 1000}, immutable` : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !/[.][a-z0-9]+(?:[?]|$)/i.test(request.url);
    if (isPage) return sendPage(reply);
    return reply.code(404).send(NOTHING_HERE);
  });
}
