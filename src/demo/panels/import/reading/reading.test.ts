import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReleaseId } from '../../../releases/DemoRelease';
import { importersOf } from '../releases';
import type { Reading, ReadingReport } from './messages';
import { mostOnPage } from './readHere';
import { limits, type ReadingWorker, readInWorker } from './readInWorker';
import { readText } from './readText';
import { serveReading } from './serveReading';

const reading: Reading = {
  release: '5',
  format: 'sql',
  text: "genre = 'Drama' and age > 5",
  data: undefined,
  extraFields: [],
  standFor: new Map(),
  independentCombinators: false,
  listsAsArrays: true,
};
const outcomeOf = async (of: Reading) => {
  const reports: ReadingReport[] = [];
  await serveReading(of, (report) => reports.push(report));
  return reports;
};

describe('in the worker', () => {
  it.each(
    Object.entries(importersOf).flatMap(([release, importers]) => importers.map(({ id }) => [release, id] as const)),
  )('release %s reads %s as the page does', async (release, id) => {
    const { format } = (await importersOf[release as ReleaseId].find((importer) => importer.id === id)?.load()) ?? {};
    if (!format) throw new Error('There is no importer.');
    const own = { ...reading, release: release as ReleaseId, format: id, text: format.sample };
    const [ready, report] = await outcomeOf(own);
    expect(ready).toEqual({ isReady: true });
    const ids = /"id":"[^"]*"/g;
    const onPage = await readText(format, own);
    expect(onPage).toHaveProperty('query');
    expect(JSON.stringify(report).replace(ids, '')).toBe(JSON.stringify({ imported: onPage }).replace(ids, ''));
  });
  it('knows fields that were added, and names that stand for others', async () => {
    const unknown = await outcomeOf(reading);
    expect(unknown[1]).toMatchObject({ imported: { unknown: ['age'] } });
    const added = await outcomeOf({ ...reading, extraFields: [{ name: 'age', type: 'number' }] });
    expect(added[1]).toHaveProperty('imported.query');
    const mapped = await outcomeOf({ ...reading, standFor: new Map([['age', 'imdbRating']]) });
    expect(mapped[1]).toHaveProperty('imported.query');
  });
  it('says so when there is no such importer', async () => {
    expect(await outcomeOf({ ...reading, format: 'none' })).toEqual([{ failed: true }]);
  });
});

describe('the page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const begin = (signal?: AbortSignal) => {
    const worker: ReadingWorker = { onmessage: null, onerror: null, postMessage: vi.fn(), terminate: vi.fn() };
    const imported = readInWorker(reading, signal, () => worker);
    return { worker, imported, say: (data: ReadingReport) => worker.onmessage?.({ data } as MessageEvent) };
  };

  it('stops what takes too long, not counting the time that the parser needs to come', async () => {
    const { worker, imported, say } = begin();
    await vi.advanceTimersByTimeAsync(limits.start - 1);
    say({ isReady: true });
    await vi.advanceTimersByTimeAsync(limits.reading - 1);
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await imported).toMatchObject({ error: expect.stringContaining('longer than 5 s and was stopped') });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
  it('gives up on a parser that does not come, breaks, or cannot be started', async () => {
    const notLoaded = { error: expect.stringContaining('could not be loaded') };
    const late = begin();
    await vi.advanceTimersByTimeAsync(limits.start);
    expect(await late.imported).toMatchObject(notLoaded);
    const broken = begin();
    broken.worker.onerror?.({} as ErrorEvent);
    expect(await broken.imported).toMatchObject(notLoaded);
    const start = () => {
      throw new Error('no workers here');
    };
    expect(await readInWorker(reading, undefined, start)).toMatchObject(notLoaded);
  });
  it('takes what was read, and ends the worker', async () => {
    const { worker, imported, say } = begin();
    say({ isReady: true });
    say({ imported: { error: 'x' } });
    expect(await imported).toEqual({ error: 'x' });
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
  it('ends the worker when nobody waits any more, and nothing comes of it', async () => {
    const controller = new AbortController();
    const { worker, imported } = begin(controller.signal);
    const done = vi.fn();
    imported.then(done);
    controller.abort();
    await vi.advanceTimersByTimeAsync(limits.start + limits.reading);
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(done).not.toHaveBeenCalled();
  });
  it('starts a worker for a long text only', async () => {
    const { format } = (await importersOf[5][0]?.load()) ?? {};
    if (!format) throw new Error('There is no importer.');
    const long = { ...reading, text: `${reading.text} `.padEnd(mostOnPage + 1) };
    // There are no workers in Node.
    expect(await readText(format, long)).toMatchObject({ error: expect.stringContaining('could not be loaded') });
    expect(await readText(format, reading)).toMatchObject({ unknown: ['age'] });
  });
});
