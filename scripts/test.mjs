// `npm test`: installs what is missing, then takes every step of the table, whatever became of the earlier ones.
// The last line is the count: every test counts, and every check counts as one.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { install, ROOT } from './fresh.mjs';
import { installServices } from './services.mjs';

const SCRATCH = '.test';

/**
 * The steps in order, each a script of package.json or a command of its own. A step of tests leaves its `results`; any other step is one check.
 * A step that `needs` a service which could not be had is left out, loudly.
 */
const STEPS = [
  { title: 'build', script: 'build' },
  { title: 'types of the pure layers', script: 'types:pure' },
  { title: 'types', script: 'types:node' },
  { title: 'types of the pages', script: 'types:web' },
  { title: 'types of the browser tests', script: 'types:e2e' },
  { title: 'lint', script: 'lint' },
  { title: 'layers', script: 'layers' },
  { title: 'dead code', script: 'dead-code' },
  { title: 'audit of the packages', command: 'node scripts/audit.mjs' },
  { title: 'tests and coverage', script: 'test:unit', args: `--coverage ${reporting('unit')}`, results: resultsOf('unit') },
  { title: 'laws', script: 'test:laws', args: reporting('laws'), results: resultsOf('laws') },
  {
    title: 'tests with PostgreSQL and Redis',
    script: 'test:services',
    args: reporting('services'),
    results: resultsOf('services'),
    needs: ['postgres', 'redis'],
  },
  {
    title: 'tests in the browser',
    script: 'test:browser',
    args: reporting('browser'),
    results: resultsOf('browser'),
    needs: ['chromium', 'font'],
  },
  { title: 'clauses', script: 'clauses', args: '--quiet' },
];
/** A step that hangs is stopped; one on a busy machine is only slow. */
const LONGEST_STEP = 20 * 60_000;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

function reporting(name) {
  return `--allowOnly=false --reporter=default --reporter=json --outputFile.json=${SCRATCH}/${name}.json`;
}

function resultsOf(name) {
  return join(ROOT, SCRATCH, `${name}.json`);
}

/** Runs a script of package.json as npm would, without the second that npm takes to start. */
function run({ script, command = scripts[script], args = '' }) {
  const path = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return new Promise(done => {
    // A group of its own, so that a step that takes too long ends with everything it started.
    const child = spawn(`${command} ${args}`, {
      cwd: ROOT,
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colour, PATH: path },
    });
    let output = '';
    const end = () => process.kill(-child.pid, 'SIGKILL');
    const stop = () => {
      end();
      process.exit(130);
    };
    const clock = setTimeout(() => {
      output += `\nstopped after ${LONGEST_STEP / 60_000} minutes`;
      end();
    }, LONGEST_STEP);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text));
    child.on('close', code => {
      clearTimeout(clock);
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      done({ ok: code === 0, output });
    });
  });
}

function countCheck({ ok, output }) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, said: lastLines(output) };
}

/** Every test counts; so does a file that could not be read, and the run as a whole, which fails when too little is covered. */
function countTests({ ok, output }, results) {
  const report = readJson(results);
  if (!report) return { passed: 0, failed: 1, said: ['the run ended without results'] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isFailed)).length;
  const skipped = numPendingTests + numTodoTests;
  const failed = numFailedTests + unread + (process.env.CI ? skipped : 0);
  const whole = ok && numPassedTests > 0;
  const said = [`${numPassedTests} tests in ${testResults.length} files`];
  const covered = /Lines\s*:\s*([\d.]+)%/.exec(stripVTControlCharacters(output));
  if (covered) said.push(`${covered[1]} % of the lines of kernel and games`);
  if (skipped > 0) said.push(`SKIPPED: ${skipped} tests${process.env.CI ? ', which count as failed' : ''}`);
  return { passed: numPassedTests + (whole ? 1 : 0), failed: failed + (whole || failed > 0 ? 0 : 1), said };
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

function shown(output) {
  return (process.stdout.isTTY ? output : stripVTControlCharacters(output)).trim();
}

function lastLines(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  return lines.filter(line => line.trim() !== '').slice(-6);
}

/** Where a service is missing the tests are not run, which is a failure only where CI asks for all of them. */
function leaveOut({ title }, missing) {
  console.log(
    `${process.env.CI ? '✗' : '!'} ${title}\n    SKIPPED, NOT TESTED: ${missing.join(' and ')} cannot be found or installed here`,
  );
  return process.env.CI ? 1 : 0;
}

async function takeSteps(missing) {
  const total = { passed: 0, failed: 0, where: [] };
  for (const step of STEPS) {
    const lacking = (step.needs ?? []).filter(name => name in missing).map(name => missing[name]);
    if (lacking.length > 0) {
      total.failed += leaveOut(step, lacking);
      if (process.env.CI) total.where.push(step.title);
      continue;
    }
    if (process.stdout.isTTY) process.stdout.write(`… ${step.title}`);
    const started = performance.now();
    const outcome = await run(step);
    const { passed, failed, said } = step.results ? countTests(outcome, step.results) : countCheck(outcome);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.log(`${failed === 0 ? '✓' : '✗'} ${step.title} (${seconds} s)`);
    if (failed > 0) console.log(`\n${shown(outcome.output)}\n`);
    for (const line of failed > 0 && !step.results ? [] : said) console.log(`    ${line.trim()}`);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) total.where.push(step.title);
  }
  return total;
}

/** What is still missing afterwards, or undefined where nothing can be run at all. */
async function prepare() {
  try {
    install();
    mkdirSync(join(ROOT, SCRATCH), { recursive: true });
    for (const { results } of STEPS) if (results) rmSync(results, { force: true });
    return await installServices();
  } catch (error) {
    console.log(`✗ install: ${error.message}`);
    return undefined;
  }
}

const missing = await prepare();
const { passed, failed, where } = missing ? await takeSteps(missing) : { passed: 0, failed: 1, where: ['install'] };
if (where.length > 0) console.log(`failed: ${where.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
