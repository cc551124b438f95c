import { FromClient, FromServer } from '../../protocol/socket.ts';

/** What stands above the routes at /api/docs: how a program plays. */
export const GUIDE = `Tables, matches and guests. Everything that pages do goes through this.

**A program that plays.** \`POST /api/session\` with \`{"name": "Robo", "isBot": true}\` answers a \`token\`, once; say it with every request as \`Authorization: Bearer …\`. The name ends with "(bot)". Such a guest does all that people do: sets tables and sits down, also at rated ones, where one guest holds one seat. Its finished matches may be part of the open collection unless it says otherwise (\`PATCH /api/session {"isOpen": false}\`).

**By REST.** \`GET /api/tables/{id}/moves\` tells every legal move and the number of the decision, \`POST /api/tables/{id}/ask\` plays one. \`docs/examples/bot.py\` of the source is a whole player in 60 lines.

**By socket.** Open \`/api/socket\` with the same header, and say \`{"table": id, "ask": {"type": "watch", "viewer": seat}}\`: the answer is the whole table (\`tell.table\`), then news whenever something changes (\`tell.news\`). Play with \`{"table": id, "ask": {"type": "play", "key": …, "seat": …, "decision": decisions[seat], "moves": […]}}\`; \`done\` or \`denied\` comes back under the key. The first message is \`{"hello": {"protocol": …, "now": …}}\`, and at least every 30 s comes \`{"beat": true}\`. What is said in either direction:

\`\`\`json
${JSON.stringify({ 'from a client': kinds(FromClient), 'from the server': Object.keys(FromServer.properties) }, null, 1)}
\`\`\`

**Limits.** Everything has a price; whoever has nothing left is answered 429 with \`Retry-After\`, or waits on a socket.

**Matches of others.** \`GET /api/export/{date}.jsonl.gz\` has the finished matches of a day where everybody agreed, without names.`;

function kinds({ anyOf }: { readonly anyOf: readonly { readonly properties: object }[] }): readonly (readonly string[])[] {
  return anyOf.map(({ properties }) => Object.keys(properties));
}
