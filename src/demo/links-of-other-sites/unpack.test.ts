import { deflateSync } from 'node:zlib';
import { Inflate } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { limits, unpack } from './unpack';

afterEach(() => vi.restoreAllMocks());

const packText = (text: string) => deflateSync(Buffer.from(text)).toString('base64');

it('unpacks up to a megabyte', () => {
  const state = (length: number) => JSON.stringify({ style: 'x'.repeat(length) });
  const around = state(0).length;
  expect(unpack(packText(state(limits.unpacked - around))).style).toHaveLength(limits.unpacked - around);
  expect(() => unpack(packText(state(limits.unpacked - around + 1)))).toThrow(
    'its part “s” unpacks to more than 1,048,576 bytes',
  );
});

it('stops in the middle of a bomb', () => {
  const push = vi.spyOn(Inflate.prototype, 'push');
  // 70 MB in 68 KB, the most that a link can hold.
  const bomb = packText(`{"style":"${' '.repeat(70_000_000)}"}`);
  expect(bomb.length).toBeGreaterThan(90_000);
  expect(bomb.length).toBeLessThan(limits.packed);
  expect(() => unpack(bomb)).toThrow('unpacks to more than');
  expect(push.mock.calls.length).toBeLessThan(4);
});

it('reads texts of every language, and nothing that is no text', () => {
  expect(unpack(packText('{"style":"søm 🎸"}'))).toEqual({ style: 'søm 🎸' });
  const broken = deflateSync(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])).toString('base64');
  expect(() => unpack(broken)).toThrow('is no JSON');
});

it('takes over no property of JavaScript’s own', () => {
  const { options } = unpack(packText('{"options":{"__proto__":{"polluted":true},"a":true}}'));
  expect(Object.keys(options ?? {})).toEqual(['a']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
