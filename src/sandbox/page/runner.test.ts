import { beforeEach, expect, test, vi } from 'vitest';
import type { LineRuntime } from '../manifest';
import type { Order } from '../messages';
import type { Ended } from './frame';
import { createRunner, type RunReport } from './runner';

type Told = (report: { kind: 'ended'; why: Ended } | { kind: 'done' }) => void;

/** Frames in the order in which they were opened, as a browser would have them. */
const frames: { told: Told; sent: Order[]; isShown: boolean; isOver: boolean; beside: number }[] = [];
vi.mock('./frame', () => ({
  openFrame: (_host: unknown, _baseUrl: string, told: Told) => {
    const beside = frames.filter(({ isOver }) => !isOver).length;
    const frame = { told, sent: [] as Order[], isShown: false, isOver: false, beside };
    frames.push(frame);
    return {
      send: (order: Order) => void frame.sent.push(order),
      show: () => {
        frame.isShown = true;
      },
      end: () => {
        frame.isOver = true;
      },
    };
  },
}));
vi.mock('./compiler', () => ({
  createCompiler: () => ({ compile: async (_file: string, code: string) => ({ code, imports: [] }), end: () => {} }),
}));
vi.mock('./runtime', () => ({ loadFile: async () => '' }));

const runtime = { modules: {} } as LineRuntime;
const settled = () => new Promise((done) => setTimeout(done));
/** Codes that frames have been given to run, with what became of each. */
const ran = () =>
  frames.flatMap(({ sent, isShown, isOver }) =>
    sent.flatMap((order) => (order.kind === 'run' ? [{ code: order.code, isShown, isOver }] : [])),
  );
const newest = () => frames.findLast(({ sent }) => sent.some(({ kind }) => kind === 'run')) as (typeof frames)[number];
/** What a process does that no longer answers: every frame in it ends. */
const fallSilent = () => {
  for (const frame of frames.filter(({ isOver }) => !isOver)) {
    frame.isOver = true;
    frame.told({ kind: 'ended', why: 'silent' });
  }
};

let told: RunReport[];
let runner: ReturnType<typeof createRunner>;
const run = (text: string) => runner.run({ file: 'a.tsx', text, beside: {} });
beforeEach(() => {
  frames.length = 0;
  told = [];
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  runner = createRunner({ baseUrl: '/', runtime, host: {} as HTMLElement }, (report) => told.push(report));
});

test('what was shown comes back after a program that did not answer, and tells nothing', async () => {
  await run('works');
  newest().told({ kind: 'done' });
  await run('hangs');
  fallSilent();
  await settled();
  expect(ran().map(({ code }) => code)).toEqual(['works', 'hangs', 'works']);
  newest().told({ kind: 'done' });
  expect(ran().at(-1)).toEqual({ code: 'works', isShown: true, isOver: false });
  expect(told).toEqual([{ kind: 'done' }, { kind: 'ended', why: 'silent' }]);

  await run('next');
  newest().told({ kind: 'done' });
  expect(ran().filter(({ isOver }) => !isOver)).toEqual([{ code: 'next', isShown: true, isOver: false }]);
});

test('what was shown comes back where the time of the program is over before its process is given up', async () => {
  await run('works');
  const shown = newest();
  shown.told({ kind: 'done' });
  await run('hangs');
  newest().told({ kind: 'ended', why: 'silent' });
  await settled();
  expect(ran().map(({ code }) => code)).toEqual(['works', 'hangs']);
  shown.told({ kind: 'ended', why: 'silent' });
  await settled();
  expect(ran().map(({ code }) => code)).toEqual(['works', 'hangs', 'works']);
  // It hangs too: that is not tried over and over.
  newest().told({ kind: 'ended', why: 'silent' });
  await settled();
  expect(ran()).toHaveLength(3);
});

test('what stops answering after it was shown does not run again by itself', async () => {
  await run('hangs later');
  newest().told({ kind: 'done' });
  fallSilent();
  await settled();
  expect(ran().map(({ code }) => code)).toEqual(['hangs later']);
});

test('what comes back gives way to the next edit, and to the end', async () => {
  await run('works');
  newest().told({ kind: 'done' });
  await run('hangs');
  fallSilent();
  await settled();
  await run('next');
  expect(ran().filter(({ isOver }) => !isOver)).toEqual([{ code: 'next', isShown: false, isOver: false }]);
  newest().told({ kind: 'done' });
  runner.end();
  expect(frames.filter(({ isOver }) => !isOver)).toEqual([]);
});

test('no frame is opened beside one that may not end, whose process it would share', async () => {
  await run('hangs');
  await run('next');
  expect(frames.map(({ beside }) => beside)).toEqual([0, 0]);
});
