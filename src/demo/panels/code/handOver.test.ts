// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { handOver, takeOver } from './handOver';

beforeEach(() => sessionStorage.clear());

it('gives code once', () => {
  handOver({ from: 5, to: 8, files: [{ name: 'a.ts', text: 'const a = 1;' }] });
  expect(takeOver()).toEqual({ from: 5, to: 8, files: [{ name: 'a.ts', text: 'const a = 1;' }] });
  expect(takeOver()).toBeUndefined();
});
it('gives a query with it', () => {
  handOver({ from: 5, to: 8, files: [], query: '{}' });
  expect(takeOver()?.query).toBe('{}');
});
it.each([
  '{',
  'null',
  '7',
  '{"from":5,"to":9,"files":[]}',
  '{"from":5,"to":8,"files":[{"name":"a","text":1}]}',
  '{"from":5,"to":8,"files":{}}',
  '{"from":5,"to":8,"text":""}',
  '{"from":"5","to":8,"files":[]}',
  '{"from":5,"to":8,"files":[],"query":{}}',
])('takes %s for nothing', (stored) => {
  sessionStorage.setItem('upgrade', stored);
  expect(takeOver()).toBeUndefined();
});
