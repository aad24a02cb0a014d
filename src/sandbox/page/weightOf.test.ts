import { expect, it } from 'vitest';
import { weightOf } from './weightOf';

const itself: { self?: unknown } = {};
itself.self = itself;

it.each([
  ['a small message', { kind: 'done' }, 1],
  ['nothing', undefined, 1],
  ['a long text', 'x'.repeat(1_000_000), 2001],
  ['bytes', new Uint8Array(50_000), 101],
  ['a buffer in an object', { a: [new ArrayBuffer(5000)] }, 11],
  ['a file', new Blob(['x'.repeat(500)]), 2],
  ['a map', new Map([['a', 'x'.repeat(1000)]]), 3],
  ['very many parts', Array.from({ length: 1e5 }, () => 'a'), Number.POSITIVE_INFINITY],
  ['what is in itself', itself, Number.POSITIVE_INFINITY],
])('%s has its weight', (_, data, weight) => expect(weightOf(data)).toBe(weight));
