// Takes the steps of `npm test`, `npm run check` and `npm run test:soak`: some side by side, whatever became of the others.
// The last line is the count: every test counts, and every check counts as one.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './fresh.mjs';

const SCRATCH = '.test';
/**
 * So many steps at a time: steps with browsers and databases wait half of their time, and each may use all cores meanwhile.
 * On one core they would only be in each other's way.
 */
const LANES = availableParallelism() > 1 ? 3 : 1;
/** After so many minutes a step hangs and is stopped, unless it says otherwise; one on a busy machine is only slow. */
const LONGEST = 20;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * A step that runs tests of vitest, which all count; fewer than `least` of them are a failure, so that none gets lost unseen.
 * Without `least` there may be none at all.
 */
export function tests(title, projects, { least = 0, args = '', ...more } = {}) {
  const name = title.replaceAll(/\W+/g, '-');
  const chosen = projects.map(project => `--project ${project}`).join(' ');
  const report = `--allowOnly=false --reporter=default --reporter=json --outputFile.json=${SCRATCH}/${name}.json`;
  const command = `vitest run ${chosen} ${least > 0 ? '' : '--passWithNoTests'} ${report} ${args}`;
  return { title, command, least, results: join(ROOT, SCRATCH, `${name}.json`), ...more };
}

/**
 * Takes the steps in order, but side by side, and prints what became of each and how many tests passed and failed in all.
 * A step is a `command`, or a `script` of package.json; it waits for the steps it comes `after`.
 * One that `needs` a service which is `missing` is left out, loudly.
 */
export async function takeSteps(steps, missing = {}) {
  const began = performance.now();
  mkdirSync(join(ROOT, SCRATCH), { recursive: true });
  for (const { results } of steps) if (results) rmSync(results, { force: true });
  const total = { passed: 0, failed: 0, where: [] };
  const waiting = [...steps];
  const running = new Set();
  await new Promise(resolve => {
    const next = () => {
      while (running.size < LANES) {
        const at = waiting.findIndex(({ after = [] }) => ![...waiting, ...running].some(({ title }) => after.includes(title)));
        const [step] = at < 0 ? [] : waiting.splice(at, 1);
        if (!step) break;
        running.add(step);
        take(step, missing, running).then(({ passed, failed }) => {
          running.delete(step);
          total.passed += passed;
          total.failed += failed;
          if (failed > 0) total.where.push(step.title);
          next();
        });
      }
      if (running.size === 0) resolve();
    };
    next();
  });
  if (total.where.length > 0) console.log(`failed: ${total.where.join(', ')}`);
  console.log(`in ${seconds(began)} s, ${LANES} steps at a time`);
  return total;
}

/** The last line, and the end of the program. */
export function finish({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function take(step, missing, running) {
  const lacking = (step.needs ?? []).filter(name => name in missing).map(name => missing[name]);
  if (lacking.length > 0) return leaveOut(step, lacking);
  show(running);
  const began = performance.now();
  const outcome = await run(step);
  const { passed, failed, said } = step.results ? countTests(outcome, step) : countCheck(outcome);
  hide();
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.title} (${seconds(began)} s)`);
  if (failed > 0) console.log(`\n${shown(outcome.output)}\n`);
  for (const line of failed > 0 && !step.results ? [] : said) console.log(`    ${line.trim()}`);
  return { passed, failed };
}

/** Where a service is missing the tests are not run, which is a failure only where CI asks for all of them. */
function leaveOut({ title }, missing) {
  console.log(
    `${process.env.CI ? '✗' : '!'} ${title}\n    SKIPPED, NOT TESTED: ${missing.join(' and ')} cannot be found or installed here`,
  );
  return { passed: 0, failed: process.env.CI ? 1 : 0 };
}

/** Runs a step as npm would, without the second that npm takes to start. */
function run({ script, command = scripts[script], args = '', env = {}, longest = LONGEST }) {
  const path = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise(done => {
    // A group of its own, so that a step that takes too long ends with everything it started.
    const child = spawn(`${command} ${args}`, {
      cwd: ROOT,
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, ...env, PATH: path },
    });
    let output = '';
    const end = () => process.kill(-child.pid, 'SIGKILL');
    groups.add(end);
    const clock = setTimeout(() => {
      output += `\nstopped after ${longest} minutes`;
      end();
    }, longest * 60_000);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text));
    child.on('close', code => {
      clearTimeout(clock);
      groups.delete(end);
      done({ ok: code === 0, output });
    });
  });
}

/** How to end each step that runs, with everything it started. */
const groups = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const end of groups) end();
    process.exit(130);
  });
}

function countCheck({ ok, output }) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said: lastLines(output) };
}

/** Every test counts; so does a file that could not be read, and the run as a whole, which fails when too little is covered. */
function countTests({ ok, output }, { results, least }) {
  const report = readJson(results);
  if (!report) return { passed: 0, failed: 1, said: ['vitest ended without writing its results'] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numTotalTests, testResults } = report;
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed)).length;
  const skipped = numPendingTests + numTodoTests;
  const lost = Math.max(0, least - numTotalTests);
  const failed = numFailedTests + unread + lost + (process.env.CI ? skipped : 0);
  const said = [`${numPassedTests} tests in ${testResults.length} files`];
  const plain = stripVTControlCharacters(output);
  const covered = /Lines\s*:\s*([\d.]+)%/.exec(plain);
  if (covered) said.push(`${covered[1]} % of the lines of kernel and games`);
  said.push(...new Set(plain.match(/^(?:chosen by|the whole:) .*$/gm)));
  if (skipped > 0) said.push(`SKIPPED: ${skipped} tests${process.env.CI ? ', which count as failed' : ''}`);
  if (lost > 0)
    said.push(
      `only ${numTotalTests} tests were found, at least ${least} are expected: if some were removed on purpose, lower "least" of this step`,
    );
  return { passed: numPassedTests + (ok ? 1 : 0), failed: failed + (ok || failed > 0 ? 0 : 1), said };
}

function isFailed({ status }) {
  return status === 'failed';
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function show(running) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K… ${[...running].map(({ title }) => title).join(', ')}`);
}

function hide() {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
}

function shown(output) {
  return (process.stdout.isTTY ? output : stripVTControlCharacters(output)).trim();
}

function lastLines(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter(line => line.trim() !== '').slice(-6);
}
