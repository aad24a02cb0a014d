import { readFileSync } from 'node:fs';
import { withPackageNames } from '@site/plugins/source-files/flavours.mjs';
import { fields } from '@site/src/dataset/fields';
import { fieldsFile } from '@site/src/own-data/code/fieldsFile';
import { transformSync } from 'esbuild';
import { defaultOperators } from 'react-querybuilder';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { release5 } from '../../releases/5';
import { type DemoState, initialState } from '../../store/state';
import { themeCss } from '../theme/themeCss';
import { codeAs, drawn, generate, loadCodes, ofRelease, statesBy } from './code.fixture';
import { componentFiles, notInCode } from './generate';
import { libraryPackages, projectFiles } from './project';
import { tools } from './viteProject';

/** What a file does, without types, comments and layout. */
const script = (text: string, file: string) =>
  file.endsWith('.css')
    ? text
    : transformSync(text, {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'preserve',
        minifyWhitespace: true,
        minifySyntax: true,
      }).code;

beforeAll(loadCodes);

describe.each(drawn)('the code of $name', (each) => {
  it('is the same in JavaScript, without the types', () => {
    const [typed, plain] = [generate(each, 'ts'), generate(each, 'js')];
    for (const [name, files] of Object.entries(typed))
      for (const [file, text] of Object.entries(files)) {
        const other = plain[name]?.[file.replace(/\.ts(x?)$/, '.js$1')] as string;
        expect(script(other, file)).toBe(script(text, file));
        expect(other).not.toMatch(/import type|, type /);
      }
  }, 60_000);
  it('hands over the setter itself, where the release takes it', () => {
    const written = each.release === '8' ? 'onQueryChange={setQuery}' : 'onQueryChange={(next) => setQuery(next)}';
    for (const files of Object.values(generate(each, 'ts'))) expect(files['App.tsx']).toContain(written);
  });

  it('hands over no function that is new in each render, where the release renders rules by it', () => {
    if (each.release === '8')
      for (const files of Object.values(generate(each, 'ts'))) expect(files['App.tsx']).not.toMatch(/^ +\w+=\{.*=>/m);
  });

  it('installs what it imports, at the versions of the docs', () => {
    const state = statesBy[each.release]['everything on'] as DemoState;
    const text = Object.values(componentFiles(state, codeAs(each.name), 'ts')).join('\n');
    const packages = libraryPackages(state, codeAs(each.name));
    expect(Object.values(packages)).not.toContain(undefined);
    for (const [, name = ''] of text.matchAll(/(?:from|import) '([^'.][^']*)'/g)) {
      const root = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      expect(['react', ...Object.keys(packages)]).toContain(root);
    }
  });
});

describe('the parts of the code', () => {
  it('says where a format needs what only an application has, and exports JSON instead', () => {
    const inCode = (format: string) => {
      const state = { ...ofRelease[8].initial, format };
      return [componentFiles(state, codeAs('8-default'), 'ts')['App.tsx'], notInCode(state).join()];
    };
    expect(inCode('drizzle')).toEqual([
      expect.stringContaining("'json_without_ids'"),
      expect.stringContaining('Drizzle'),
    ]);
    expect(inCode('natural_language')).toEqual([expect.stringContaining("'natural_language'"), '']);
  });
  it('carries the files that the demo runs, with packages in the place of imports of a line', () => {
    const source = (file: string) => withPackageNames(readFileSync(file, 'utf8'));
    for (const { release, id, name } of drawn) {
      const files = componentFiles(statesBy[release]['everything on'] as DemoState, codeAs(name), 'ts');
      expect(files['validateQuery.ts']).toBe(source('src/demo/builder/validateQuery.ts'));
      expect(files['DragAndDrop.tsx']).toBe(source(`src/demo/releases/${release}/DragAndDrop.tsx`));
      expect(files['useKeptFocus.ts']).toBe(source('src/ui/useKeptFocus.ts'));
      const own = Object.keys(codeAs(name).files);
      expect(own.filter((file) => [`${id}/styles.css`, `${id}/${release}/styles.css`].includes(file))).toHaveLength(1);
      for (const file of ['nameControls.tsx', 'rows.css', ...own])
        expect(files[file], file).toBe(source(`src/toolkits/${file}`));
      expect(Object.values(files).join('\n')).not.toContain('samples-');
    }
  });
  it('has the fields that the visitor has added', () => {
    for (const { release, name } of drawn) {
      const files = componentFiles(statesBy[release]['added fields'] as DemoState, codeAs(name), 'ts');
      expect(files['fields.ts']).toMatch(/name: 'age',\s+label: 'age',\s+inputType: 'number'/);
      expect(files['fields.ts']).toContain("name: 'född'");
    }
  });
  it('has fields that behave as those of the demo', () => {
    const body = ts.transpile(fieldsFile(release5.fields, () => '').replace('export const fields =', 'return'), {
      target: ts.ScriptTarget.ES2022,
    });
    const printed = new Function(body.slice(0, -1))() as typeof fields;
    const own = fields.map(({ column, derive, ...field }) => field);
    expect(JSON.stringify(printed)).toBe(JSON.stringify(own));
    for (const { name } of defaultOperators)
      for (const [index, field] of own.entries())
        for (const key of ['valueEditorType', 'valueSources'] as const) {
          const [mine, theirs] = [field[key], printed[index]?.[key]];
          if (typeof mine === 'function') expect((theirs as typeof mine)(name)).toEqual(mine(name));
        }
  });
  it('builds with the tools that this site has', () => {
    for (const [name, version] of Object.entries(tools))
      expect(`${name} ${JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version}`).toBe(
        `${name} ${version}`,
      );
  });
  it('carries the theme of the library’s stylesheet, which toolkits replace', () => {
    const state: DemoState = { ...initialState, theme: { values: { spacing: '1rem' }, dark: {} } };
    for (const { release, id, name } of drawn) {
      const own = { ...state, release };
      const { 'theme.css': css, 'App.tsx': app = '' } = componentFiles(own, codeAs(name), 'ts');
      const isPlain = id === 'default';
      expect(css).toBe(isPlain ? themeCss(state.theme, release) : undefined);
      const styles = [...app.matchAll(/import '(.*\.css)'/g)].map(([, file]) => file);
      expect(styles.includes('./theme.css'), 'after all others').toBe(styles.at(-1) === './theme.css');
      expect(styles.includes('./theme.css')).toBe(isPlain);
    }
    expect(componentFiles(initialState, codeAs('5-default'), 'ts')['theme.css']).toBeUndefined();
  });
  it('is a project with an entry', () => {
    const files = projectFiles(initialState, codeAs('5-default'), 'js');
    expect(Object.keys(files)).toContain('src/main.jsx');
    expect(files['index.html']).toContain('/src/main.jsx');
  });
});
