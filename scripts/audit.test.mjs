import { expect, test } from 'vitest';
import { verdict } from './audit.mjs';

const answer = (vulnerabilities, counts) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: counts, dependencies: { prod: 120 } } });

test('packages without holes may stay', () => {
  expect(verdict(answer({}, { total: 0 }))).toEqual({ ok: true, text: '120 packages, none with a serious hole that is known' });
});

test('a small hole is no alarm, a serious one is, and is named', () => {
  const small = { ink: { name: 'ink', severity: 'moderate' } };
  expect(verdict(answer(small, { total: 1 })).ok).toBe(true);
  const serious = { ...small, glue: { name: 'glue', severity: 'high' }, nail: { name: 'nail', severity: 'critical' } };
  expect(verdict(answer(serious, { total: 3 }))).toEqual({ ok: false, text: 'known holes: glue (high), nail (critical)' });
});

test.each([
  ['nothing', undefined],
  ['no JSON', 'npm error'],
  ['an error', '{"message":"405 Method Not Allowed","error":{"summary":""}}'],
])('where the registry says %s, nothing was audited, which is told and is no failure', (_what, said) => {
  expect(verdict(said)).toEqual({ ok: true, text: 'NOT AUDITED: the registry does not answer' });
});
