import { expect, test } from 'vitest';
import { verdict } from './audit.mjs';

const answer = (vulnerabilities, counts) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: counts, dependencies: { prod: 120 } } });

test('packages without known vulnerabilities may stay', () => {
  expect(verdict(answer({}, { total: 0 }))).toEqual({ ok: true, text: '120 packages, none with a known serious vulnerability' });
});

test('a minor vulnerability is no alarm, a serious one is, and is named', () => {
  const small = { ink: { name: 'ink', severity: 'moderate' } };
  expect(verdict(answer(small, { total: 1 })).ok).toBe(true);
  const serious = { ...small, glue: { name: 'glue', severity: 'high' }, nail: { name: 'nail', severity: 'critical' } };
  expect(verdict(answer(serious, { total: 3 }))).toEqual({
    ok: false,
    text: 'packages with known vulnerabilities: glue (high), nail (critical)',
  });
});

const REFUSED = '405 Method Not Allowed - POST https://packages.example/-/npm/v1/security/advisories/bulk';

test.each([
  ['nothing', undefined, '', 'no answer from the registry'],
  ['nothing, while npm complains', '', 'npm warn old\nnpm error spawnSync ETIMEDOUT\nnpm error more', 'npm says "spawnSync ETIMEDOUT"'],
  ['no JSON', 'npm error', '', 'no answer from the registry'],
  ['no', JSON.stringify({ message: REFUSED, statusCode: 405 }), '', 'the registry answered 405 Method Not Allowed'],
  ['a number and a word', '{"message":"Bad Gateway","statusCode":502}', '', 'the registry answered 502: Bad Gateway'],
  ['a word without a number', '{"message":"getaddrinfo ENOTFOUND"}', '', 'npm says "getaddrinfo ENOTFOUND"'],
  ['only an error', '{"error":{"summary":"offline"}}', '', 'npm says "offline"'],
])('where the registry says %s, nothing was audited, which is told with its reason and is no failure', (_what, said, noise, reason) => {
  expect(verdict(said, noise)).toEqual({ ok: true, text: `NOT AUDITED: ${reason}` });
});
