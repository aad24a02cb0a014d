import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fields } from '@site/src/dataset/fields';
import { toolkitCodes } from '@site/src/toolkits/codes';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import { transformSync } from 'esbuild';
import { convertToIC, defaultOperators, type RuleGroupType } from 'react-querybuilder';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { five } from '../../releases/5';
import { exportFormats } from '../../releases/5/exportFormats';
import { optionIds } from '../../releases/5/optionTable';
import type { OptionId, Options } from '../../releases/DemoRelease';
import { samples } from '../../samples/samples';
import { initialOptions as initialOptionsOf, releaseDefaults as releaseDefaultsOf } from '../../store/options';
import { type DemoState, initialState } from '../../store/state';
import { themeCss } from '../theme/themeCss';
import { fieldsFile } from './fieldsFile';
import { componentFiles, type Files, type Flavour } from './generate';
import { libraryPackages, projectFiles, tools } from './project';

const [initialOptions, releaseDefaults] = [initialOptionsOf(five), releaseDefaultsOf(five)];
const all = (on: boolean) => Object.fromEntries(optionIds.map((id) => [id, on])) as Options;
const only = (...ids: OptionId[]) => ({ ...releaseDefaults, ...Object.fromEntries(ids.map((id) => [id, true])) });
const withOptions = (options: Options, more: Partial<DemoState> = {}): DemoState => {
  const state = { ...initialState, options, ...more };
  return options.independentCombinators ? { ...state, query: convertToIC(state.query as RuleGroupType) } : state;
};
const hostile: RuleGroupType = {
  id: `'"\\\n`,
  combinator: 'and',
  rules: [{ id: 'x', field: 'title', operator: '=', value: `</script> */ ' " \\ \` \${x} \u2028` }],
};

/** States that between them turn every option on and off and use every format and sample. */
const states: Record<string, DemoState> = {
  initial: initialState,
  'release defaults': withOptions(releaseDefaults, {
    format: 'parameterized_named',
    formatSettings: { ...initialState.formatSettings, paramPrefix: "'$", quoteFieldNamesWith: '`' },
  }),
  'everything on': withOptions(all(true), { format: 'jsonlogic' }),
  'everything off': withOptions(all(false), { format: 'json' }),
  'drag and drop': withOptions(only('enableDragAndDrop', 'showBranches'), {
    query: samples.at(-1)?.query as RuleGroupType,
  }),
  hostile: withOptions(initialOptions, {
    query: hostile,
    formatSettings: { ...initialState.formatSettings, fallbackExpression: `'\\'` },
  }),
};

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** Type errors of files that exist nowhere but here; they import as files in the root of this site would. */
function typeErrors(projects: Record<string, Files>): string[] {
  const virtual = new Map(
    Object.entries(projects).flatMap(([name, files]) =>
      Object.entries(files).map(([file, text]) => [path.resolve('.generated', name, file), text] as const),
    ),
  );
  const folders = new Set([...virtual.keys()].map((file) => path.dirname(file)));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = (name) => virtual.has(name) || fileExists(name);
  host.directoryExists = (name) => folders.has(name) || Boolean(directoryExists?.(name));
  host.readFile = (name) => virtual.get(name) ?? readFile(name);
  const rootNames = [...virtual.keys()].filter((name) => !name.endsWith('.css'));
  const program = ts.createProgram({ rootNames, options, host });
  return rootNames.flatMap((name) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText, start = 0 }) => {
      const line = source?.text.slice(0, start).split('\n').length;
      return `${path.relative('.generated', name)}:${line} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  });
}

const codes: Record<string, ToolkitCode> = {};
const generate = (id: string, flavour: Flavour) =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]) => [
      `${id}-${name}`,
      componentFiles(state, codes[id] as ToolkitCode, flavour),
    ]),
  );

/** What a file does, without types, comments and layout. */
const script = (text: string, file: string) =>
  file.endsWith('.css')
    ? text
    : transformSync(text, { loader: 'tsx', jsx: 'preserve', minifyWhitespace: true, minifySyntax: true }).code;

/** Line breaks and quotes in every setting. */
const awkward = 'a\n\'b\'\r"c"\\\u2028';
const formatSettings = Object.fromEntries(Object.keys(initialState.formatSettings).map((name) => [name, awkward]));
const breaks = (): Files =>
  componentFiles(
    { ...initialState, format: 'parameterized_named', formatSettings } as DemoState,
    codes.default as ToolkitCode,
    'ts',
  );

/** Numbers of rules with independent combinators between them. */
const counts = [1, 79, 80, 81, 82, 400];
function rules(count: number, flavour: Flavour): Files {
  const list = Array.from({ length: count }, () => ({ field: 'title', operator: '=', value: 'a' }));
  const query = { combinator: 'and', rules: [{ combinator: 'or', rules: list }] };
  return componentFiles(withOptions(only('independentCombinators'), { query }), codes.default as ToolkitCode, flavour);
}

/** What is compiled, by the kind of project. All in one program: each would read and check the libraries anew. */
const compiled = {
  toolkits: () => Object.assign({}, ...Object.keys(toolkitCodes).map((id) => generate(id, 'ts'))),
  wrong: () => ({
    wrong: { 'a.ts': "import { b } from './b';\nexport const c: string = b;", 'b.ts': 'export const b = 1;' },
  }),
  breaks: () => ({ breaks: breaks() }),
  rules: () => Object.fromEntries(counts.map((count) => [`rules-${count}`, rules(count, 'ts')])),
  formats: () =>
    Object.fromEntries(
      exportFormats.map(({ id }) => [
        id,
        componentFiles({ ...initialState, format: id }, codes.default as ToolkitCode, 'ts'),
      ]),
    ),
} satisfies Record<string, () => Record<string, Files>>;
const errors: Partial<Record<keyof typeof compiled, string[]>> = {};

beforeAll(async () => {
  for (const [id, load] of Object.entries(toolkitCodes)) codes[id] = (await load()).code;
  const kinds = Object.entries(compiled).map(([kind, projects]) => [kind, prefixed(kind, projects())] as const);
  const found = typeErrors(Object.assign({}, ...kinds.map(([, projects]) => projects)));
  for (const [kind, projects] of kinds) {
    expect(Object.keys(projects).length, `no project of ${kind}`).toBeGreaterThan(0);
    errors[kind as keyof typeof compiled] = found.filter((message) => message.startsWith(`${kind}/`));
  }
}, 120_000);
const prefixed = (kind: string, projects: Record<string, Files>) =>
  Object.fromEntries(Object.entries(projects).map(([name, files]) => [`${kind}/${name}`, files]));

it('the code of every toolkit compiles, in every state', () => {
  expect(errors.toolkits).toEqual([]);
});
it('the check finds an error', () => {
  expect(errors.wrong).toEqual(["wrong/wrong/a.ts:2 Type 'number' is not assignable to type 'string'."]);
});

describe.each(Object.keys(toolkitCodes))('the code of %s', (id) => {
  it('is the same in JavaScript, without the types', () => {
    const [typed, plain] = [generate(id, 'ts'), generate(id, 'js')];
    for (const [name, files] of Object.entries(typed))
      for (const [file, text] of Object.entries(files)) {
        const other = plain[name]?.[file.replace(/\.ts(x?)$/, '.js$1')] as string;
        expect(script(other, file)).toBe(script(text, file));
        expect(other).not.toMatch(/import type|, type /);
      }
  }, 60_000);
  it('installs what it imports, at the versions of the docs', () => {
    const state = states['everything on'] as DemoState;
    const text = Object.values(componentFiles(state, codes[id] as ToolkitCode, 'ts')).join('\n');
    const packages = libraryPackages(state, codes[id] as ToolkitCode);
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
  it('compiles with line breaks and quotes in every setting', () => {
    expect(errors.breaks).toEqual([]);
    const call = /JSON\.stringify\((formatQuery\([\s\S]*?\)), null, 2\);/.exec(breaks()['App.tsx'] ?? '')?.[1];
    const given = new Function('query', 'formatQuery', `return ${call}`)({}, (_: unknown, options: object) => options);
    expect(given).toMatchObject(formatSettings);
  }, 60_000);
  it('compiles with independent combinators between any number of rules', () => {
    expect(errors.rules).toEqual([]);
    const isCast = (flavour: Flavour) =>
      counts.map((count) => / as unknown as /.test(rules(count, flavour)[`App.${flavour}x`] ?? ''));
    expect(isCast('ts')).toEqual([false, false, false, false, true, true]);
    expect(isCast('js')).not.toContain(true);
  }, 60_000);
  it('compiles in every format', () => {
    expect(errors.formats).toEqual([]);
  });
  it('carries the files that the demo runs', () => {
    for (const [id, code] of Object.entries(codes)) {
      const files = componentFiles(states['everything on'] as DemoState, code, 'ts');
      expect(files['validateQuery.ts']).toBe(readFileSync('src/query/validateQuery.ts', 'utf8'));
      expect(files['DragAndDrop.tsx']).toBe(readFileSync('src/demo/releases/5/DragAndDrop.tsx', 'utf8'));
      expect(files['useKeptFocus.ts']).toBe(readFileSync('src/components/useKeptFocus.ts', 'utf8'));
      for (const name of ['nameControls.tsx', 'rows.css', `${id}/styles.css`, ...Object.keys(code.files)])
        expect(files[name], name).toBe(readFileSync(`src/toolkits/${name}`, 'utf8'));
    }
  });
  it('has fields that behave as those of the demo', () => {
    const body = ts.transpile(fieldsFile(() => '').replace('export const fields =', 'return'), {
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
    for (const [id, code] of Object.entries(codes)) {
      const { 'theme.css': css, 'App.tsx': app = '' } = componentFiles(state, code, 'ts');
      expect(css).toBe(id === 'default' ? themeCss(state.theme, '5') : undefined);
      const styles = [...app.matchAll(/import '(.*\.css)'/g)].map(([, file]) => file);
      expect(styles.includes('./theme.css'), 'after all others').toBe(styles.at(-1) === './theme.css');
      expect(styles.includes('./theme.css')).toBe(id === 'default');
    }
    expect(componentFiles(initialState, codes.default as ToolkitCode, 'ts')['theme.css']).toBeUndefined();
  });
  it('is a project with an entry', () => {
    const files = projectFiles(initialState, codes.default as ToolkitCode, 'js');
    expect(Object.keys(files)).toContain('src/main.jsx');
    expect(files['index.html']).toContain('/src/main.jsx');
  });
});
