import { expect, test } from 'vitest';
import { escaped, folded, icsOf } from './ics.ts';

test('what ends a value or a line is escaped, control characters are left out', () => {
  expect(escaped('a\\b; c, d\ne\r\nf\rg')).toBe('a\\\\b\\; c\\, d\\ne\\nf\\ng');
  expect(escaped('be\u0007ll\ttab')).toBe('belltab');
});

test('lines have at most 75 octets, and no character is parted', () => {
  const line = `SUMMARY:${'ø€😀'.repeat(40)}`;
  const parts = folded(line).split('\r\n');
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts.slice(1).every(part => part.startsWith(' '))).toBe(true);
  expect(parts.map((part, at) => (at === 0 ? part : part.slice(1))).join('')).toBe(line);
  expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
  expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('a calendar has its events in UTC, and every line ends as it must', () => {
  const from = Date.UTC(2026, 10, 20, 13, 30);
  const event = {
    uid: 'turn-1@tabletour',
    from,
    to: from + 1_800_000,
    summary: 'Your turn ends: 80 Days, Ltd.',
    url: 'https://a.b/t/1',
    alarm: 180,
  };
  const text = icsOf('Tabletour', [event], from);
  expect(text).toContain('DTSTART:20261120T133000Z\r\nDTEND:20261120T140000Z\r\nSUMMARY:Your turn ends: 80 Days\\, Ltd.\r\n');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\n/);
  expect(text).toMatch(/\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
