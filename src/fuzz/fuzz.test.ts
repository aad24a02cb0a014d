import { runs, seed } from '@site/scripts/testScale';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { droppedData, pastedData } from './dataSets';
import { files, hashes, imports, loadDemo } from './demo';
import type { Kind } from './Kind';
import { hashesOfOtherSites } from './otherSites';
import { paths, searches, storedValues } from './site';

/** Milliseconds of the processor that an input may take on the page's main thread. */
const mostHere = 200;
const kinds: Kind[] = [
  hashes,
  hashesOfOtherSites,
  imports,
  storedValues,
  paths,
  searches,
  files,
  pastedData,
  droppedData,
];

beforeAll(loadDemo);

/** Takes an input: what came of it, and how long it took; another try tells it from the compiler and the collector. */
async function tried({ take, most = mostHere }: Kind, input: string) {
  let took = Number.POSITIVE_INFINITY;
  let came = '';
  for (let attempt = 0; attempt < 10 && took > most; attempt += 1) {
    const start = process.cpuUsage();
    came = await Promise.resolve(input)
      .then(take)
      .catch((error) => `crashed: ${error}`);
    took = Math.min(took, process.cpuUsage(start).user / 1000);
  }
  if ('executed' in globalThis || 'polluted' in {}) came = 'executed';
  return { input, took, came };
}

it.each(kinds)(
  '$id: no crash, no execution, no query lost, none slow',
  async (kind) => {
    const numRuns = runs(1000);
    const clean = Object.getOwnPropertyNames(Object.prototype).join();
    const all: Awaited<ReturnType<typeof tried>>[] = [];
    for (const input of fc.sample(kind.inputs, { numRuns, seed })) all.push(await tried(kind, input));
    const { most = mostHere } = kind;
    const bad = all.filter(({ came, took }) => (came !== 'taken' && came !== 'refused') || took > most);
    const slowest = Math.max(...all.map(({ took }) => took));
    const count = (what: string) => all.filter(({ came }) => came.startsWith(what)).length;
    console.log(
      `fuzz of ${kind.id}: ${all.length} inputs, ${count('taken')} of them taken in, ${count('crashed')} crashes, ${count('executed')} executions, ` +
        `${count('lost')} lost queries, slowest ${slowest.toFixed(0)} ms (seed ${seed})`,
    );
    expect(bad.map(({ input, ...rest }) => ({ ...rest, input: input.slice(0, 300), length: input.length }))).toEqual(
      [],
    );
    // Inputs that are all refused would try nothing but the first check.
    expect(count('taken')).toBeGreaterThan(0);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(clean);
  },
  600_000,
);
