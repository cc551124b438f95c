#!/usr/bin/env node
// The command `tabletour`. In a checkout the build is brought up to date first; a published package is built already.
import { existsSync } from 'node:fs';

async function prepare() {
  if (!existsSync(new URL('../src', import.meta.url))) return true;
  const { makeFresh } = await import('../scripts/fresh.mjs');
  try {
    await makeFresh({ pages: process.argv[2] === 'serve' });
    return true;
  } catch (error) {
    console.error(`tabletour: ${error.message}`);
    return false;
  }
}

if (await prepare()) await import('../dist/main.js');
else process.exitCode = 1;
