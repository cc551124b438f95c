import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { PseudoTerminal } from '../../testing/pseudo-terminal.ts';

const games = (process.env.LOOK ?? 'eighty-days').split(',');
test.each(games)(
  '%s',
  async game => {
    const t = new PseudoTerminal(['play', game, '--seed', 'a', '--bots', 'random', '--lang', process.env.L ?? 'en']);
    let out = '';
    const snap = (what: string) => {
      out += `##### ${what}\n${t.screen.text.map(l => `|${l.padEnd(80)}|`).join('\n')}\n`;
    };
    await t.asks();
    snap('begin');
    for (const [at, line] of (process.env.T ?? '1,1,2,1,m,?,t,2,1').split(',').entries()) {
      if (!(await t.type(line))) break;
      snap(`${at} ${line}`);
    }
    snap('end');
    t.close();
    writeFileSync(`/tmp/lk/${game}.txt`, out);
  },
  100000,
);
