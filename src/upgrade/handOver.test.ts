// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { handOver, takeOver } from './handOver';

beforeEach(() => sessionStorage.clear());

it('gives code once', () => {
  handOver({ from: 5, to: 8, text: 'const a = 1;' });
  expect(takeOver()).toEqual({ from: 5, to: 8, text: 'const a = 1;' });
  expect(takeOver()).toBeUndefined();
});
it.each([
  '{',
  'null',
  '7',
  '{"from":5,"to":9,"text":""}',
  '{"from":5,"to":8,"text":1}',
  '{"from":"5","to":8,"text":""}',
])('takes %s for nothing', (stored) => {
  sessionStorage.setItem('upgrade', stored);
  expect(takeOver()).toBeUndefined();
});
