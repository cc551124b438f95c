import { afterEach, describe, expect, test, vi } from 'vitest';
import { logLevelSet, numberSet, optionalSet, proxiesSet, SETTING_FLAGS, textSet } from './settings.ts';
import { parse } from './usage.ts';

const flags = (...args: readonly string[]) => parse(args, SETTING_FLAGS);
afterEach(() => vi.unstubAllEnvs());

describe('a setting', () => {
  test('is what the flag says, else what the environment says, else the default', () => {
    vi.stubEnv('PORT', undefined);
    expect(numberSet('PORT', flags())).toBe(8080);
    vi.stubEnv('PORT', '9000');
    vi.stubEnv('DATA_DIR', '/data');
    expect(numberSet('PORT', flags())).toBe(9000);
    expect(textSet('DATA_DIR', flags())).toBe('/data');
    expect(numberSet('PORT', flags('--port', '7000'))).toBe(7000);
    expect(textSet('DATA_DIR', flags('--data', 'here'))).toBe('here');
  });

  test('that is empty in the environment is not set', () => {
    for (const name of ['PORT', 'HOST', 'TRUST_PROXY', 'LOG_LEVEL', 'DATABASE_URL']) vi.stubEnv(name, '');
    expect(numberSet('PORT', flags())).toBe(8080);
    expect(textSet('HOST', flags())).toBe('127.0.0.1');
    expect(proxiesSet(flags())).toBe(0);
    expect(logLevelSet()).toBe('warn');
    expect(optionalSet('DATABASE_URL')).toBeUndefined();
  });

  test('is refused by the name it was given', () => {
    vi.stubEnv('PORT', 'http');
    expect(() => numberSet('PORT', flags())).toThrow('PORT must be a whole number from 0 to 65535, not "http"');
    expect(() => numberSet('PORT', flags('--port', 'https'))).toThrow('--port must be a whole number from 0 to 65535, not "https"');
    vi.stubEnv('LOG_LEVEL', 'loud');
    expect(() => logLevelSet()).toThrow('LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud"');
  });
});

describe('proxies', () => {
  test.each([
    ['0', 0],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['127.0.0.1, 10.0.0.0/8,fd00::/8', ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']],
  ])('are named by "%s"', (given, proxies) => {
    vi.stubEnv('TRUST_PROXY', given);
    expect(proxiesSet(flags())).toEqual(proxies);
    vi.stubEnv('TRUST_PROXY', '7');
    expect(proxiesSet(flags('--proxy', given))).toEqual(proxies);
  });

  test.each([
    'true',
    'all',
    '11',
    '1.5',
    '10.0.0',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    'fe80::1%eth0',
    '10.0.0.1,,::1',
    ',',
  ])('are not named by "%s", which is refused with what is allowed', given => {
    const sentence = `must be a number of proxies from 0 to 10, or their addresses with commas between (10.0.0.1, 10.0.0.0/8, ::1), not "${given}"`;
    vi.stubEnv('TRUST_PROXY', given);
    expect(() => proxiesSet(flags())).toThrow(`TRUST_PROXY ${sentence}`);
    expect(() => proxiesSet(flags('--proxy', given))).toThrow(`--proxy ${sentence}`);
  });
});
