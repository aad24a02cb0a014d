import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { comparedReleases, type Release } from '../../../lines/lines';
import { isCapture } from '../../../scripts/testScale';

/** Editors that one key renders, by prop: [the prop stable, the prop made in each render]. */
type Counts = Record<string, [number, number]>;

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
  window.eval(bundle.outputFiles[0]?.text ?? '');
  const counts = await window.count(rules, controlled);
  window.close();
  return counts;
}

const releases = comparedReleases().filter(({ major }) => Number(major) >= 4);
const word = (count: number) => (count === rules ? 'all' : String(count));

describe('editors that one key renders', () => {
  // `npm run capture` rewrites the table of the page on performance; without it a changed count fails with a diff.
  it('by prop and release, as the page says', async () => {
    const counted: Counts[] = [];
    for (const release of releases) counted.push(await countEditors(release, true));
    const rows = Object.keys(counted[0] as Counts).map((prop) => {
      const cells = counted.map((counts) => (counts[prop] as [number, number]).map(word).join(' / '));
      return `| \`${prop}\` | ${cells.join(' | ')} |`;
    });
    const head = releases.map(({ major }) => ` {{release ${major}}} |`).join('');
    const table = [
      `| Prop, stable / new in each render |${head}`,
      `| --- |${releases.map(() => ' --- |').join('')}`,
      ...rows,
      '',
    ].join('\n');
    await expect(table).toMatchFileSnapshot(path.resolve('docs/recipes/_editors-rendered.mdx'));
  }, 300_000);

  it.each(['7', '8'])('is one in %s without the prop `query`, stable or not', async (major) => {
    const release = releases.find((release) => release.major === major) as Release;
    for (const counts of Object.values(await countEditors(release, false))) expect(counts).toEqual([1, 1]);
  });
});
