import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPages } from './pages';
import { runSteps } from './runSteps';
import { type Build, replaceOnce, type Step } from './step';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'react-querybuilder-finish-'));
  for (const name of ['index', 'other', '404']) await writeFile(path.join(outDir, `${name}.html`), `<${name}>`);
});
afterEach(() => rm(outDir, { recursive: true }));

/** Runs steps over the three pages, and returns what was logged. */
async function run(...steps: Step[]): Promise<string[]> {
  const log: string[] = [];
  const pages = await readPages(outDir, '/', ['/other', '/', '/404.html']);
  await runSteps(steps, { outDir, baseUrl: '/', pages } as unknown as Build, (line) => log.push(line));
  return log;
}
const step = (name: string, edit: (html: string, route: string) => string): Step => ({
  name,
  prepare: async () => ({ edit: (html, { route }) => edit(html, route) }),
});
const text = (name: string) => readFile(path.join(outDir, `${name}.html`), 'utf8');

describe('runSteps', () => {
  it('has every page go through the steps in order', async () => {
    await run(
      step('first', (html) => `${html}1`),
      step('second', (html, route) => (route === '/other' ? html : `${html}2`)),
    );
    expect([await text('index'), await text('other'), await text('404')]).toEqual(['<index>12', '<other>1', '<404>12']);
    expect(await readdir(outDir)).toHaveLength(3);
  });
  it('shows a step all pages as the steps before have left them', async () => {
    let seen: string[] = [];
    const look: Step = {
      name: 'look',
      prepare: async ({ pages }) => {
        seen = pages.map(({ html }) => html);
        return {};
      },
    };
    await run(
      step('first', (html) => `${html}1`),
      look,
    );
    expect(seen).toEqual(['<index>1', '<404>1', '<other>1']);
  });
  it('writes the pages that changed, and no others', async () => {
    const remove: Step = { name: 'remove', prepare: async () => rm(path.join(outDir, 'other.html')).then(() => ({})) };
    await run(
      step('first', (html, route) => (route === '/' ? `${html}1` : html)),
      remove,
    );
    expect((await readdir(outDir)).sort()).toEqual(['404.html', 'index.html']);
  });
  it('logs what a step tells at its end', async () =>
    expect(
      await run(
        { name: 'count', prepare: async () => ({ end: async () => '3 things' }) },
        { name: 'silent', prepare: async () => ({}) },
      ),
    ).toEqual(['[finish] count: 3 things']));
  it('does what a step has left to do beside the steps after it, and writes no page before', async () => {
    const done: string[] = [];
    let release = () => {};
    const first: Step = {
      name: 'first',
      prepare: async () => ({
        edit: (html) => `${html}1`,
        end: async () => {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
          done.push(`first, with ${await text('index')}`);
          return '';
        },
      }),
    };
    const second: Step = {
      name: 'second',
      prepare: async () => {
        done.push('second');
        release();
        return {};
      },
    };
    await run(first, second);
    expect(done).toEqual(['second', 'first, with <index>']);
    expect(await text('index')).toBe('<index>1');
  });
  it('names a step that fails before or after the pages, and no page', async () => {
    const fail = async (): Promise<never> => {
      throw new Error('No.');
    };
    await expect(run({ name: 'begin', prepare: fail })).rejects.toThrow('step "begin": No.');
    const end = { name: 'end', prepare: async () => ({ edit: (html: string) => `${html}1`, end: fail }) };
    await expect(run(end)).rejects.toThrow('step "end": No.');
  });
  it('fails when a step that edits pages changes none', () =>
    expect(run(step('idle', (html) => html))).rejects.toThrow('step "idle": It changed no page.'));
  it('names the step and the page that failed, and writes nothing', async () => {
    const failing = step('second', (html, route) =>
      route === '/other' ? replaceOnce(html, /<\/head>/, () => '') : html,
    );
    await expect(
      run(
        step('first', (html) => `${html}1`),
        failing,
      ),
    ).rejects.toThrow('step "second" at /other: The page has nothing that matches /<\\/head>/.');
    expect(await text('index')).toBe('<index>');
  });
});
