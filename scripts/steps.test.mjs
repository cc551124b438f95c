import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { takeSteps } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
const file = name => join(folder, name);
const writing = (name, text) => `node -e "require('fs').appendFileSync('${file(name)}', '${text}')"`;

let said = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation(line => said.push(line));
  vi.stubEnv('CI', '');
});

/** A step of tests that leaves this report. */
function reporting(name, report, more = {}) {
  const text = JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [], ...report });
  const command = `node -e "require('fs').writeFileSync('${file(name)}', Buffer.from('${Buffer.from(text).toString('base64')}', 'base64'))"`;
  return { title: name, command, results: file(name), least: 0, ...more };
}

test('every check counts as one, and a failed one is named and does not stop the others', async () => {
  const total = await takeSteps([
    { title: 'bad', command: 'exit 3' },
    { title: 'good', command: 'echo well' },
  ]);
  expect(total).toEqual({ passed: 1, failed: 1, where: ['bad'] });
  expect(said).toContain('failed: bad');
});

test('a step begins when those that it comes after have ended', async () => {
  await takeSteps([
    { title: 'last', command: writing('order', 'c'), after: ['first', 'second'] },
    { title: 'second', command: writing('order', 'b'), after: ['first'] },
    { title: 'first', command: writing('order', 'a') },
  ]);
  expect(readFileSync(file('order'), 'utf8')).toBe('abc');
});

test('every test counts, and so does the run as a whole', async () => {
  const total = await takeSteps([reporting('counted', { numPassedTests: 7, numTotalTests: 7 })]);
  expect(total).toMatchObject({ passed: 8, failed: 0 });
});

test('tests that are gone are failures', async () => {
  const total = await takeSteps([reporting('fewer', { numPassedTests: 7, numTotalTests: 7 }, { least: 9 })]);
  expect(total).toMatchObject({ failed: 2, where: ['fewer'] });
});

test('what was chosen stands below its step, once', async () => {
  const step = reporting('chosen', { numPassedTests: 1, numTotalTests: 1 });
  const line = 'chosen by abc: played to its end by mouse: bodensee';
  await takeSteps([{ ...step, command: `${step.command}; echo "${line}"; echo "${line}"` }]);
  expect(said.filter(each => each.includes('bodensee'))).toEqual([`    ${line}`]);
});

test('a run that ended without results has failed', async () => {
  const total = await takeSteps([{ title: 'silent', command: 'true', results: file('nowhere'), least: 0 }]);
  expect(total).toMatchObject({ passed: 0, failed: 1 });
});

test('what needs a missing service is left out loudly, and is a failure in CI', async () => {
  const step = { title: 'with a database', command: 'exit 1', needs: ['postgres'] };
  expect(await takeSteps([step], { postgres: 'PostgreSQL' })).toEqual({ passed: 0, failed: 0, where: [] });
  expect(said.join()).toContain('SKIPPED, NOT TESTED: PostgreSQL');
  vi.stubEnv('CI', 'true');
  expect(await takeSteps([step], { postgres: 'PostgreSQL' })).toMatchObject({ failed: 1, where: ['with a database'] });
});
