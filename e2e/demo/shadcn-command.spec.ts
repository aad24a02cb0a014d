import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import { nextLine } from '../../lines/registry';
import { devDependencies } from '../../package.json';
import { isDeep } from '../../scripts/testScale';
import { fields } from '../../src/dataset/fields';
import { optionTable } from '../../src/demo/releases/8/optionTable';
import { initialOptions, optionProps } from '../../src/demo/store/options';
import { initialState } from '../../src/demo/store/state';
import { fieldsFile } from '../../src/own-data/code/fieldsFile';
import { Demo } from '../fixtures/demo';
import { readQuery, type Step, steps } from '../fixtures/demoSteps';
import { servePlainly } from '../fixtures/plainHost';
import { axeFindings, expect, open, painted, test } from '../fixtures/site';
import { toolkitReleases } from '../fixtures/toolkitReleases';

const execute = promisify(execFile);

type Item = {
  name: string;
  docs: string;
  dependencies: string[];
  meta: { overrides?: string[] };
  files: { target: string; content: string }[];
};
const read = (name: string) => JSON.parse(readFileSync(`build/r/${name}.json`, 'utf8'));

/** The command that users run, from npm. */
const command = 'shadcn@4.23.0';

/** What axe says of a toolkit's own colours, without the demo's theme. */
const ofLook: Record<string, RegExp> = { 'query-builder-antd': /^color-contrast: / };

const reacts = [
  { major: 18, react: '18.3.1', types: '18' },
  { major: 19, react: '19.3.1', types: '19' },
];

const config = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, jsx: 'react-jsx', target: 'ES2022', skipLibCheck: true },
    ...{ module: 'ESNext', moduleResolution: 'bundler', paths: { '@/*': ['./src/*'] }, types: ['vite/client'] },
  },
  include: ['src'],
};
const components = {
  ...{ style: 'new-york', rsc: false, tsx: true },
  tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true },
  aliases: {
    ...{ components: '@/components', utils: '@/lib/utils', ui: '@/components/ui' },
    ...{ lib: '@/lib', hooks: '@/hooks' },
  },
};
const vite = `import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
export default defineConfig({ plugins: [react(), tailwind()], resolve: { alias: { '@': '/src' } } });
`;
const html =
  '<!doctype html><html lang="en"><title>App</title><meta name="viewport" content="width=device-width"><main id="root"></main><script type="module" src="/src/main.tsx"></script></html>';

/** The demo's options, but those that no prop of the builder is for: dragging, the history of undo, layouts and validation. */
const options = { ...initialOptions({ optionTable }), showLockButtons: true, showShiftActions: true };
const state = {
  options: { ...options, enableDragAndDrop: false, showUndoRedo: false, validateQuery: false },
  format: 'json_without_ids' as const,
};
/** What a visitor does on the demo; what is dragged there goes down by a button. */
const queries: Step[] = steps.map(([what, act]) =>
  what.includes('dragged')
    ? ['rule 1 shifted below rule 2', (demo) => demo.button('Shift down, rule 1').click()]
    : [what, act],
);

/** The demo's query and fields with the builder as the item says that it gets its controls. */
function mainOf({ docs }: Item): string {
  const [imports, usage = ''] = docs.split('\n\n');
  const props = Object.entries(optionProps({ optionTable }, options, true)).map(([name, on]) => `${name}={${on}}`);
  return `${imports}
import { createRoot } from 'react-dom/client';
import { formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { useState } from 'react';
import { fields } from './fields';
function App() {
  const [query, setQuery] = useState<RuleGroupType>(${JSON.stringify(initialState.query)});
  return (
    <>
      <h1>App</h1>
      ${usage.replace(/<QueryBuilder(?=\s)/, `<QueryBuilder fields={fields} query={query} onQueryChange={setQuery} ${props.join(' ')}`)}
      <pre tabIndex={0}>{formatQuery(query, { format: 'json_without_ids', parseNumbers: ${options.parseNumbers} })}</pre>
    </>
  );
}
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
`;
}

/** Takes every step, and tells the query after each. */
async function queriesOf(demo: Demo, exported: Locator, expected?: unknown[]): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const [index, [what, act]] of queries.entries())
    await test.step(what, async () => {
      await act(demo);
      // The demo moves the focus to what was added; a list of antd says its choice once more while it has the focus.
      await demo.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await painted(demo.page);
      if (expected) await expect.poll(() => readQuery(exported), what).toEqual(expected[index]);
      seen.push(await readQuery(exported));
    });
  return seen;
}

/** The demo of an item's toolkit. */
const addressOf = ({ name }: Item) =>
  toolkitReleases.find(({ id, release }) => release === '8' && name === `query-builder-${id}`)?.address(state) ?? '';

/** Every item under both majors of React; each takes up to a minute, which npm takes. */
const items: Item[] = isDeep('toolkits') ? read('registry').items.map(({ name }: Item) => read(name)) : [];

for (const { major, react, types } of reacts)
  for (const item of items)
    test(`${item.name} by the shadcn command under React ${major}: installed, type-checked, built, and every query of the demo made with it`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(600_000);
      const folder = mkdtempSync(path.join(tmpdir(), 'query-builder-item-'));
      const write = (file: string, content: string | object) => {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
      };
      const run = (program: string, ...args: string[]) =>
        execute(program, args, { cwd: folder, env: { ...process.env, CI: '1' } }).catch((error) => {
          throw new Error(`${program} ${args.join(' ')}: ${error.stdout}${error.stderr}`);
        });
      try {
        const { typescript, vite: bundler, '@vitejs/plugin-react': plugin } = devDependencies;
        write('package.json', {
          ...{ name: 'app', private: true, type: 'module', dependencies: { react, 'react-dom': react } },
          devDependencies: {
            ...{ typescript, vite: bundler, '@vitejs/plugin-react': plugin, '@tailwindcss/vite': '4.3.5' },
            ...{ '@types/react': types, '@types/react-dom': types, tailwindcss: '4.3.5' },
          },
        });
        write('tsconfig.json', config);
        write('components.json', components);
        write('vite.config.ts', vite);
        write('index.html', html);
        write('src/index.css', '');
        write(
          'src/fields.ts',
          fieldsFile(fields, (text) => text),
        );
        write('src/main.tsx', mainOf(item));
        await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
        for (const name of item.meta.overrides ?? [])
          await run('npm', 'pkg', 'set', `overrides.${name}.react-querybuilder=${nextLine.release}`);
        await run('npx', '--yes', command, 'add', `${baseURL}/r/${item.name}.json`, '--yes');
        for (const { target, content } of item.files)
          expect(readFileSync(path.join(folder, 'src', target), 'utf8').trim(), target).toBe(content.trim());
        await run('npx', 'tsc', '--noEmit');
        await run('npx', 'vite', 'build', '--logLevel', 'warn');
        const host = await servePlainly(path.join(folder, 'dist'));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const demo = new Demo(page);
        await open(page, addressOf(item));
        await demo.openPanel('export');
        const ofDemo = await queriesOf(demo, demo.exported);
        // A page of its own: the fixture's is watched for what this site may not do.
        const other = await context.newPage();
        await other.emulateMedia({ reducedMotion: 'reduce' });
        const problems: string[] = [];
        other.on('pageerror', ({ message }) => problems.push(message));
        other.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        try {
          await other.goto(host.origin);
          await queriesOf(new Demo(other, 'body'), other.locator('pre'), ofDemo);
          const findings = await axeFindings(other);
          expect(findings.filter((finding) => !ofLook[item.name]?.test(finding))).toEqual([]);
        } finally {
          host.stop();
        }
        expect(problems).toEqual([]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
