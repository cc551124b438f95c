import type { Viewer } from '../../kernel/index.ts';
import type { Tell } from '../../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/index.ts';
import type { ServedTables } from '../tables/served-tables.ts';
import type { ChatLimit } from './chat-limit.ts';
import type { Guests } from './guests.ts';
import { AskBody, Eyes, EyesSince, Said, Since, TableParams } from './schemas.ts';
import type { Server } from './server.ts';

const MOST_CHAT = 200;

function viewerOf(as: string | undefined): Viewer {
  return as === undefined || as === 'public' ? 'public' : Number(as);
}

/** A look that was denied is an error; what was told otherwise is the answer. */
function looked(tells: readonly Tell[]): readonly Tell[] {
  const denied = tells.find(tell => tell.type === 'denied');
  if (denied?.type !== 'denied') return tells;
  throw new Refused(denied.denial.reason === 'not yours' ? 403 : 409, denied.denial.reason, denied.denial.text);
}

/** A match without a socket: looking, asking, talking. */
export function playRoutes(app: Server, store: Store, tables: ServedTables, guests: Guests, chatLimit: ChatLimit): void {
  const params = TableParams;

  app.get(
    '/api/tables/:id/sight',
    { schema: { params, querystring: Eyes, summary: 'The table as somebody may see it' } },
    async request => {
      const session = await guests.of(request);
      const room = await tables.room(request.params.id);
      const [tell] = looked(await room.askOnce(session?.id, { type: 'watch', viewer: viewerOf(request.query.as) }));
      return tell?.type === 'table' ? tell.table : tell;
    },
  );

  app.get(
    '/api/tables/:id/news',
    { schema: { params, querystring: EyesSince, summary: 'What happened since a number' } },
    async request => {
      const session = await guests.of(request);
      const room = await tables.room(request.params.id);
      const since = request.query.since === undefined ? {} : { since: Number(request.query.since) };
      return looked(await room.askOnce(session?.id, { type: 'watch', viewer: viewerOf(request.query.as), ...since }));
    },
  );

  app.post(
    '/api/tables/:id/ask',
    { schema: { params, body: AskBody, summary: 'Play, take back, agree, hand a seat over' } },
    async request => {
      const { ask } = request.body;
      if (ask.type === 'watch') throw new Refused(400, 'watch', 'watching needs the socket; GET sight or news looks once');
      const session = await guests.of(request);
      const room = await tables.room(request.params.id);
      const [tell] = await room.askOnce(session?.id, ask);
      return tell;
    },
  );

  app.get('/api/tables/:id/chat', { schema: { params, querystring: Since, summary: 'What was said' } }, async request => {
    const room = await tables.room(request.params.id);
    return store.chat(room.id, Number(request.query.since ?? 0), MOST_CHAT);
  });

  app.post('/api/tables/:id/chat', { schema: { params, body: Said, summary: 'Say something' } }, async (request, reply) => {
    const session = await guests.required(request);
    chatLimit.count(session.id);
    await tables.say(request.params.id, session, request.body.text.trim());
    return reply.code(204).send();
  });
}
