import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { devDependencies } from '../../package.json';
import { isDeep } from '../../scripts/testScale';
import { servePlainly } from '../fixtures/plainHost';
import { axeFindings, expect, test } from '../fixtures/site';

const execute = promisify(execFile);

type Item = { name: string; docs: string; dependencies: string[]; files: { target: string; content: string }[] };
const read = (name: string) => JSON.parse(readFileSync(`build/r/${name}.json`, 'utf8'));

/** The command that users run, from npm. */
const command = 'shadcn@4.23.0';

/** What axe says of a toolkit's own colours, without the demo's theme. */
const ofLook: Record<string, RegExp> = { 'query-builder-antd': /^color-contrast: / };
/** npm refuses these beside React 19: a package of theirs asks for an older one. */
const older = ['query-builder-chakra'];

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

/** An application with the builder as the item says that it gets its controls. */
function mainOf({ docs }: Item): string {
  const [imports, usage = ''] = docs.split('\n\n');
  return `${imports}
import { createRoot } from 'react-dom/client';
import { formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { useState } from 'react';
const fields = [{ name: 'title', label: 'Title' }, { name: 'year', label: 'Year', inputType: 'number' }];
function App() {
  const [query, setQuery] = useState<RuleGroupType>({ combinator: 'and', rules: [{ field: 'title', operator: '=', value: 'Heat' }] });
  return (
    <>
      <h1>App</h1>
      ${usage.replace('<QueryBuilder', '<QueryBuilder fields={fields} query={query} onQueryChange={setQuery}')}
      <pre>{formatQuery(query, 'sql')}</pre>
    </>
  );
}
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
`;
}

/** Every item under both majors of React; each takes up to a minute, which npm takes. */
const items: Item[] = isDeep('toolkits') ? read('registry').items.map(({ name }: Item) => read(name)) : [];

for (const { major, react, types } of reacts)
  for (const item of items.filter(({ name }) => major === 18 || !older.includes(name)))
    test(`${item.name} by the shadcn command under React ${major}: installed, type-checked, built and used`, async ({
      context,
      baseURL,
    }) => {
      test.setTimeout(300_000);
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
        write('src/main.tsx', mainOf(item));
        await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
        await run('npx', '--yes', command, 'add', `${baseURL}/r/${item.name}.json`, '--yes');
        for (const { target, content } of item.files)
          expect(readFileSync(path.join(folder, 'src', target), 'utf8').trim(), target).toBe(content.trim());
        await run('npx', 'tsc', '--noEmit');
        await run('npx', 'vite', 'build', '--logLevel', 'warn');
        const host = await servePlainly(path.join(folder, 'dist'));
        // A page of its own: the fixture's is watched for what this site may not do.
        const page = await context.newPage();
        const problems: string[] = [];
        page.on('pageerror', ({ message }) => problems.push(message));
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        try {
          await page.goto(host.origin);
          await page.getByRole('button', { name: 'Add rule, the whole query' }).click();
          await page.getByLabel('Value, rule 2', { exact: true }).fill('Ronin');
          await expect(page.locator('pre')).toHaveText("(title = 'Heat' and title = 'Ronin')");
          const findings = await axeFindings(page);
          expect(findings.filter((finding) => !ofLook[item.name]?.test(finding))).toEqual([]);
        } finally {
          host.stop();
        }
        expect(problems).toEqual([]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
