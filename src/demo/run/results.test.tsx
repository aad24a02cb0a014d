// @vitest-environment jsdom

import { latestLine } from '@site/lines/registry';
import type { Answer } from '@site/src/engines/messages';
import { engineOf, runsAtOnce } from '@site/src/engines/registry';
import { act, cleanup, renderHook } from '@testing-library/react';
import { add, type RuleGroupType } from 'react-querybuilder';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Status } from '../../dataset/status';

const { release } = latestLine;
const table = { values: [['Ran', 'Alien']] };
/** What the page asked of its engines, in order, with what answers it; and how the engines and the table are. */
type Asked = {
  engine: string;
  lane: string;
  query: unknown;
  isAborted: () => boolean;
  onFirst: ((rows: Uint32Array) => void) | undefined;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};
let asked: Asked[] = [];
let phases: Record<string, Status['phase']> = {};
let warmed: string[] = [];
let movies: () => Promise<unknown>;

vi.mock('@site/src/dataset/loadMovies', () => ({ loadMovies: () => movies() }));
vi.mock('@site/src/engines/engineClients', () => {
  const engineNamed = (engine: string) => ({
    warm: () => warmed.push(engine),
    status: () => ({ phase: phases[engine] ?? 'ready' }),
    run: (
      query: unknown,
      { lane, signal, onFirst }: { lane: string; signal: AbortSignal } & Pick<Asked, 'onFirst'>,
    ) => {
      let settle = {} as Pick<Asked, 'resolve' | 'reject'>;
      const promise = new Promise<Answer>((resolve, reject) => {
        settle = { resolve, reject };
      });
      signal.addEventListener('abort', () => settle.reject(new DOMException('newer', 'AbortError')));
      asked.push({ engine, lane, query, onFirst, isAborted: () => signal.aborted, ...settle });
      return promise;
    },
  });
  return { engineClients: new Proxy({}, { get: (_, engine: string) => engineNamed(engine) }) };
});

const sqlite = engineOf('sql', release)?.id;
const all = runsAtOnce(release).map(({ format }) => format);
const rows = (...of: number[]): Answer => ({ rows: Uint32Array.from(of), took: 1 });
/** Lets everything go on that does not wait for an engine: exports are tasks of their own, the first after a frame. */
const settled = () =>
  act(async () => {
    for (let tasks = 0; tasks < 6; tasks += 1) await new Promise((resolve) => setTimeout(resolve));
  });
/** What follows from something that is done. */
async function follow(doing: () => void) {
  await act(async () => doing());
  await settled();
}
/** Answers what is asked, and what is then asked, until nothing more is. */
async function answerAll(answer: (one: Asked) => Answer | Error = () => rows(1)) {
  for (let waiting = asked.splice(0); waiting.length > 0; waiting = asked.splice(0)) {
    for (const one of waiting) {
      const said = answer(one);
      if (said instanceof Error) one.reject(said);
      else one.resolve(said);
    }
    await settled();
  }
}
/** A visit: results and the state are made anew, as each page load makes them. */
async function visit({ compares = true } = {}) {
  const [{ useResults }, { demoStore }] = [await import('./results'), await import('../store/state')];
  const { runIntent } = await import('./runIntent');
  if (compares) runIntent.compare();
  const hook = renderHook(() => [useResults(), useResults()] as const);
  await settled();
  const edit = () =>
    follow(() => {
      const rule = { field: 'title', operator: '=', value: 'Ran' };
      demoStore.setQuery(add(demoStore.get().query as RuleGroupType, rule, []));
    });
  const choose = (format: string) => follow(() => demoStore.setFormat(format));
  const compare = () => follow(runIntent.compare);
  return { edit, choose, compare, now: () => hook.result.current[0] };
}
const lanes = () => asked.map(({ lane }) => lane);

/** As on another load of a page, which brings the release. */
async function loadPage() {
  vi.resetModules();
  (await import('../releases/loaded')).keepRelease((await import('../releases/5')).release5);
}
beforeEach(async () => {
  [asked, warmed, phases] = [[], [], {}];
  movies = async () => table;
  await loadPage();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
});
afterEach(cleanup);

describe('the results', () => {
  it('are those of one run, whoever asks, and then of a comparison of all formats', async () => {
    const { now } = await visit();
    expect(lanes()).toEqual(['sql']);
    expect([now().isBusy, now().isComparing, now().ran]).toEqual([true, true, undefined]);
    const query = asked[0]?.query;
    expect(query).toContain('imdbRating');
    await follow(() => asked.shift()?.resolve(rows(0, 1)));
    expect([now().isBusy, now().isComparing, now().table]).toEqual([false, true, table]);
    expect(now().ran).toMatchObject({ exported: query, answer: rows(0, 1), asked: { format: 'sql' } });
    expect(new Set(warmed)).toEqual(new Set(runsAtOnce(release).map(({ engine }) => engine.id)));

    await answerAll();
    expect(now().isComparing).toBe(false);
    expect(now().compared?.outcomes.map(({ run, answer }) => [run.format, ...answer.rows])).toEqual(
      all.map((format) => (format === 'sql' ? ['sql', 0, 1] : [format, 1])),
    );
  });

  it('are those of the chosen format alone, until the others are wanted', async () => {
    const { compare, choose, now } = await visit({ compares: false });
    await follow(() => asked.shift()?.resolve(rows(0, 1)));
    expect([lanes(), warmed, now().compares]).toEqual([[], [], false]);
    // No engine reads it: the others stand in.
    await choose('json');
    expect(now().compares).toBe(true);
    await answerAll();
    await choose('sql');
    await answerAll();
    expect([now().compares, now().isComparing]).toEqual([false, false]);
    await compare();
    expect(now()).toMatchObject({ compares: true, isBusy: false });
    await answerAll();
    expect(now().isComparing).toBe(false);
  });

  it('run what shares the engine of the chosen format last, and wait for engines that start after the others', async () => {
    phases = { mongodb: 'loading' };
    const { now } = await visit();
    await follow(() => asked.shift()?.resolve(rows(0)));
    const order: string[] = [];
    const late: Asked[] = [];
    while (asked.length > 0) {
      late.push(...asked.filter(({ engine }) => engine === 'mongodb'));
      const ready = asked.splice(0).filter(({ engine }) => engine !== 'mongodb');
      order.push(...ready.map(({ engine }) => engine));
      await follow(() => ready.forEach(({ resolve }) => void resolve(rows(0))));
    }
    const others = runsAtOnce(release)
      .map(({ engine }) => engine.id)
      .filter((id) => id !== sqlite && id !== 'mongodb');
    expect(order.slice(0, others.length)).toEqual(others);
    expect(new Set(order.slice(others.length))).toEqual(new Set([sqlite]));
    expect(late).toHaveLength(1);
    expect([now().compared?.outcomes.length, now().isComparing]).toEqual([all.length - 1, true]);
    await follow(() => late.forEach(({ resolve }) => void resolve(rows(0))));
    expect(now().isComparing).toBe(false);
  });

  it('stay until those of a newer query have come, which cancels the older one', async () => {
    const { now, edit } = await visit();
    await answerAll(() => rows(0));
    await edit();
    const [older] = asked;
    expect([now().isBusy, now().isComparing, [...(now().ran?.answer?.rows ?? [])]]).toEqual([true, true, [0]]);
    await edit();
    expect([older?.isAborted(), lanes()]).toEqual([true, ['sql', 'sql']]);
    await follow(() => older?.resolve(rows(7)));
    expect([...(now().ran?.answer?.rows ?? [])]).toEqual([0]);
    await follow(() => asked[1]?.resolve(rows(1)));
    expect([now().isBusy, [...(now().ran?.answer?.rows ?? [])]]).toEqual([false, [1]]);
    // The comparison on show is still that of the first query.
    expect([now().compared?.outcomes.length, now().isComparing]).toEqual([all.length, true]);
    asked.splice(0, 2);
    await answerAll(() => rows(1));
    expect(now().compared?.outcomes.map(({ answer }) => [...answer.rows])).toEqual(all.map(() => [1]));
    expect(now().failure).toBeUndefined();
  });

  it('have rows of the other formats where no engine reads the chosen one', async () => {
    const { now, choose } = await visit();
    await choose('json');
    await answerAll();
    expect(now().ran).toMatchObject({ asked: { format: 'json' }, exported: expect.stringContaining('imdbRating') });
    expect(now().ran).not.toHaveProperty('answer');
    expect(now().compared?.outcomes).toHaveLength(all.length);
  });

  it('go on without an engine that is lost, whether it is that of the chosen format or another', async () => {
    for (const lost of [sqlite, 'cel']) {
      const { now } = await visit();
      const started: string[] = [];
      await answerAll(({ engine, lane }) => {
        started.push(lane);
        return engine === lost ? new Error('It broke.') : rows(1);
      });
      // Not even the format whose engine is lost is run a second time.
      expect([...started].sort()).toEqual([...all].sort());
      expect(now().ran?.lost).toBe(lost === sqlite ? 'It broke.' : undefined);
      expect(now().failure).toBeUndefined();
      expect(now().compared?.outcomes).toHaveLength(all.length);
      for (const { run, answer, isLost } of now().compared?.outcomes ?? [])
        expect([run.format, isLost ?? false, answer.error?.message]).toEqual(
          run.engine.id === lost ? [run.format, true, 'It broke.'] : [run.format, false, undefined],
        );
      expect(now().isComparing).toBe(false);
      cleanup();
      await loadPage();
    }
  });

  it('begin with the first rows of a large table, until the others have come', async () => {
    const { now, edit } = await visit();
    await follow(() => asked[0]?.onFirst?.(Uint32Array.of(0)));
    expect(now().first).toMatchObject({ rows: Uint32Array.of(0), table });
    expect([now().isBusy, now().ran]).toEqual([true, undefined]);
    const [late] = asked;
    await follow(() => asked.shift()?.resolve(rows(0, 1)));
    expect([now().first, now().ran?.answer]).toEqual([undefined, rows(0, 1)]);
    await edit();
    await follow(() => late?.onFirst?.(Uint32Array.of(1)));
    expect(now().first).toBeUndefined();
  });

  it('tell that the table did not arrive, and come after another try', async () => {
    movies = () => Promise.reject(new Error('No table.'));
    const { now } = await visit();
    await answerAll();
    expect([now().failure, now().isBusy]).toEqual([new Error('No table.'), false]);
    movies = async () => table;
    await follow(() => now().retry());
    expect([now().failure, now().isBusy]).toEqual([undefined, true]);
    await answerAll();
    expect([now().table, now().isBusy, now().isComparing]).toEqual([table, false, false]);
  });

  it('are of a table with the fields that were added before, and after, they were loaded', async () => {
    const [{ demoStore }, { shownTable }] = [await import('../store/state'), await import('../../dataset/loadTable')];
    const age = { name: 'age', type: 'number' } as const;
    demoStore.addFields([age], demoStore.get().query);
    expect(shownTable().extra).toEqual([]);
    await visit();
    expect(shownTable().extra).toEqual([age]);
    const [first] = asked.splice(0);
    expect(first?.isAborted()).toBe(false);
    const year = { name: 'year', type: 'text' } as const;
    await follow(() => demoStore.addFields([year], demoStore.get().query));
    expect(shownTable().extra).toEqual([age, year]);
    // Its answer would be of the table before.
    expect([first?.isAborted(), ...lanes()]).toEqual([true, 'sql']);
  });
});
