import { createHash } from 'node:crypto';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { describe, expect, test } from 'vitest';
import { streamed } from '../kernel/index.ts';
import { chanceOf, commitmentTo, luckOf } from './index.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
const hex = (list: Uint8Array) => Buffer.from(list).toString('hex');

describe('the generator', () => {
  test('gives the key stream of RFC 8439, section 2.3.2', () => {
    const key = bytes('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
    expect(hex(chacha20(key, bytes('000000090000004a00000000'), new Uint8Array(64), undefined, 1))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  test('gives the key stream of RFC 8439, appendix A.1, test vector 1', () => {
    expect(hex(chacha20(new Uint8Array(32), new Uint8Array(12), new Uint8Array(64), undefined, 0))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
  });
});

describe('the luck of a match', () => {
  test('is the same for the same seed, stream and draw, and differs for each other one', () => {
    const words = (seed: string, stream: string, draw: number) => luckOf(seed)(stream, draw).join();
    expect(words('a', 'dice', 3)).toBe(words('a', 'dice', 3));
    const others = [words('b', 'dice', 3), words('a', 'tiles', 3), words('a', 'dice', 4)];
    expect(new Set([words('a', 'dice', 3), ...others]).size).toBe(4);
  });

  test('does not depend on what other streams gave meanwhile', () => {
    const alone = streamed(luckOf('seed'));
    const dice = Array.from({ length: 20 }, () => alone.below(6, 'dice'));
    const mixed = streamed(luckOf('seed'));
    const among = Array.from({ length: 20 }, (_, at) => {
      for (let other = 0; other < at % 4; other++) mixed.below(52, 'cards');
      return mixed.below(6, 'dice');
    });
    expect(among).toEqual(dice);
  });

  test('goes on where a record left off', () => {
    const whole = streamed(luckOf('seed'));
    const dice = Array.from({ length: 9 }, () => whole.below(6, 'dice'));
    const later = streamed(luckOf('seed'));
    later.entryBegins?.(7, { dice: 5 });
    expect(Array.from({ length: 4 }, () => later.below(6, 'dice'))).toEqual(dice.slice(5));
  });

  test('falls evenly on all sides', () => {
    const luck = streamed(luckOf('even'));
    const throws = Array.from({ length: 6000 }, () => luck.below(6, 'dice'));
    const counts = [0, 1, 2, 3, 4, 5].map(side => throws.filter(each => each === side).length);
    // Six standard deviations of a fair die.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(175);
  });

  test('stays as it was where a match was begun before there were streams', () => {
    const old = chanceOf({ seed: 'seed' });
    expect(Array.from({ length: 8 }, () => old.below(100))).toEqual(OLD_LUCK);
  });
});

/** What the seed "seed" gave in the first line of a record before there were streams. */
const OLD_LUCK = [27, 1, 72, 14, 35, 13, 98, 86];

describe('the commitment', () => {
  test('is the SHA-256 of salt and seed', () => {
    expect(commitmentTo('seed', 'salt')).toBe(createHash('sha256').update('salt seed').digest('hex'));
  });

  test('is that of the seed alone at tables from before there were salts', () => {
    expect(commitmentTo('seed', undefined)).toBe(createHash('sha256').update('seed').digest('hex'));
  });
});
