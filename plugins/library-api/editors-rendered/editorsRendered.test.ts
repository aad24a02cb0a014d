import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { comparedReleases, type Release } from '../../../lines/lines';
import { isCapture } from '../../../scripts/testScale';

/** Editors that one key renders, by prop: [the prop stable, the prop made in each render]; nothing of a prop that there is not. */
type Counts = Record<string, [number, number] | undefined>;

/** The page speaks of 1,000 rules, and `npm run capture` has them. A count is one editor or all, however many there are. */
const rules = isCapture ? 1000 : 20;

async function countEditors({ samples, installedAs }: Release, controlled: boolean): Promise<Counts> {
  const app = readFileSync(path.join(import.meta.dirname, 'app.jsx'), 'utf8');
  const bundle = await build({
    stdin: {
      contents: app.replace("'react-querybuilder'", `'${installedAs}'`),
      ...{ loader: 'jsx', resolveDir: path.resolve(samples) },
    },
    ...{ bundle: true, write: false, format: 'iife', jsx: 'automatic', logLevel: 'silent' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { window } = new JSDOM('<div id="root"></div>', { runScripts: 'outside-only', pretendToBeVisual: true });
  Object.assign(window, { structuredClone });
  const code = bundle.outputFiles[0]?.text ?? '';
  window.eval(code);
  const counts: Counts = await window.count(rules, controlled);
  window.close();
  // What only the app names, the release does not know.
  for (const [key, [prop = '']] of Object.keys(counts).map((key) => [key, key.split(' ')] as const))
    if (code.split(prop).length === app.split(prop).length) counts[key] = undefined;
  return counts;
}

const releases = comparedReleases().filter(({ major }) => Number(major) >= 4);
const word = (count: number) => (count === rules ? 'all' : String(count));
const cellOf = (counts: Counts[string]) => (counts ? counts.map(word).join(' / ') : '–');
/** `getValues`, and `validator` with what is special behind it. */
const labelOf = (key: string) => key.replace(/^\w+/, '`$&`');

describe('editors that one key renders', () => {
  // `npm run capture` rewrites the table of the page on performance; without it a changed count fails with a diff.
  it('by prop and release, as the page says', async () => {
    const counted: Counts[] = [];
    for (const release of releases) counted.push(await countEditors(release, true));
    // Props with the same counts share a row.
    const props: Record<string, string[]> = {};
    for (const prop of Object.keys(counted[0] as Counts)) {
      const cells = counted.map((counts) => cellOf(counts[prop])).join(' | ');
      props[cells] = [...(props[cells] ?? []), labelOf(prop)];
    }
    const rows = Object.entries(props).map(([cells, labels]) => `| ${labels.join(', ')} | ${cells} |`);
    const head = releases.map(({ major }) => ` {{release ${major}}} |`).join('');
    const table = [
      `| Prop, stable / new in each render |${head}`,
      `| --- |${releases.map(() => ' --- |').join('')}`,
      ...rows,
      '',
    ].join('\n');
    await expect(table).toMatchFileSnapshot(path.resolve('docs/recipes/_editors-rendered.mdx'));
  }, 300_000);

  it.each(['7', '8'])(
    'is one in %s without the prop `query`, but for a validator that returns a new object',
    async (major) => {
      const release = releases.find((release) => release.major === major) as Release;
      const counts = Object.entries(await countEditors(release, false)).filter(([, count]) => count);
      const other = counts.filter(([, count]) => count?.join() !== '1,1');
      expect(other).toEqual([['validator that returns an object', [rules, rules]]]);
    },
  );
});
