// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Report } from '../messages';
import { type Ended, openFrame, startLimit, timeLimit } from './frame';

/** The ends of lines that frames were given, which a browser would hand to their documents. */
const ports: {
  onmessage?: (event: { data: unknown }) => void;
  postMessage: ReturnType<typeof vi.fn>;
  close(): void;
}[] = [];
let ended: Ended[];
let frames: ReturnType<typeof openFrame>[];

function open() {
  const frame = openFrame(document.body, '/', (report) => report.kind === 'ended' && ended.push(report.why));
  frames.push(frame);
  const port = ports.at(-1);
  const element = document.querySelector('iframe:last-of-type') as HTMLIFrameElement;
  const say = (...reports: Report[]) => {
    for (const data of reports) port?.onmessage?.({ data });
  };
  return { frame, say, element, asked: () => port?.postMessage.mock.calls.flat().filter(({ kind }) => kind === 'ask') };
}
const run = { kind: 'run', file: 'a.ts', code: '', beside: {} } as const;
const post = (from: Partial<MessageEvent>) =>
  dispatchEvent(Object.defineProperties(new Event('message'), Object.getOwnPropertyDescriptors(from)));

beforeEach(() => {
  vi.useFakeTimers();
  ports.length = 0;
  ended = [];
  frames = [];
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { postMessage: vi.fn(), close: () => {} };
      port2 = {};
      constructor() {
        ports.push(this.port1);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  for (const frame of frames) frame.end();
});

test('a busy machine has time to start a frame; the program has two seconds from its first line', () => {
  const { frame, say } = open();
  frame.send(run);
  vi.advanceTimersByTime(startLimit - 1);
  expect(ended).toEqual([]);
  say({ kind: 'begins' });
  vi.advanceTimersByTime(timeLimit / 4);
  // Only once: a program can say so, too.
  say({ kind: 'here' }, { kind: 'begins' });
  vi.advanceTimersByTime(timeLimit / 4);
  say({ kind: 'here' });
  vi.advanceTimersByTime(timeLimit / 2 - 1);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ended).toEqual(['silent']);
});

test('a frame that does not start is ended', () => {
  open().frame.send(run);
  vi.advanceTimersByTime(startLimit);
  expect(ended).toEqual(['late']);
});

test('a program that is done and does not answer three questions ends all frames of its process', () => {
  const { frame, say, asked } = open();
  open();
  frame.send(run);
  say({ kind: 'begins' }, { kind: 'done' });
  for (let turn = 0; turn < 9; turn += 1) {
    vi.advanceTimersToNextTimer();
    say({ kind: 'here' });
  }
  expect(asked()).toHaveLength(9);
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(ended).toEqual([]);
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(ended).toEqual(['silent', 'silent']);
});

test.each([
  ['whose source is gone', { source: null, origin: 'null', data: 'x'.repeat(2e6) }],
  ['whose window is gone', { source: { parent: null } as never, origin: 'null', data: 'x'.repeat(2e6) }],
])('a large message %s ends the frames', (_, message) => {
  open();
  post(message);
  expect(ended).toEqual(['flood']);
});

test('so do many small ones, and none of the page itself', () => {
  open();
  for (let count = 0; count < 2000; count += 1) post({ source: null, origin: 'null', data: 1 });
  post({ source: null, origin: 'https://example.org', data: 'x'.repeat(2e6) });
  post({ source: window, origin: 'null', data: 'x'.repeat(2e6) });
  expect(ended).toEqual([]);
  post({ source: null, origin: 'null', data: 1 });
  expect(ended).toEqual(['flood']);
});
