import { readFileSync } from 'node:fs';
import { withPackageNames } from '@site/plugins/source-files/flavours.mjs';
import { fields } from '@site/src/dataset/fields';
import { fieldsFile } from '@site/src/own-data/code/fieldsFile';
import type { DataField, DataSet } from '@site/src/own-data/DataSet';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { toolkitCodes } from '@site/src/toolkits/codes';
import { isToolkitOf, toolkits } from '@site/src/toolkits/registry';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import { transformSync } from 'esbuild';
import { strFromU8, unzipSync } from 'fflate';
import { convertToIC, defaultOperators, type RuleGroupType } from 'react-querybuilder';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { release5 } from '../../releases/5';
import { release8 } from '../../releases/8';
import type { DemoRelease, OptionId, Options, ReleaseId } from '../../releases/DemoRelease';
import { emptySettings } from '../../releases/exports';
import { keepRelease } from '../../releases/loaded';
import { releases } from '../../releases/registry';
import { samples } from '../../samples/samples';
import { initialOptions, optionsOf, releaseDefaults } from '../../store/options';
import { type DemoState, initialState } from '../../store/state';
import { themeCss } from '../theme/themeCss';
import { componentFiles, notInCode } from './generate';
import { libraryPackages, projectFiles } from './project';
import { archive } from './sandbox';
import { shortFile } from './shortCode';
import { typeErrors } from './typeErrors.fixture';
import { type Files, type Flavour, tools } from './viteProject';

keepRelease(release5);
keepRelease(release8);
const hostile: RuleGroupType = {
  id: `'"\\\n`,
  combinator: 'and',
  rules: [{ id: 'x', field: 'title', operator: '=', value: `</script> */ ' " \\ \` \${x} \u2028` }],
};

/** A visitor's own fields, in groups. */
const ownFields: DataSet = {
  name: 'fields',
  fields: ['person.name', 'state'].map((name) => ({
    ...(setOfTests.fields[1] as DataField),
    name,
    label: name,
    props: { group: name, valueEditorType: 'select', values: [{ name: 'O', label: 'Open' }], valueSources: ['value'] },
  })),
};

/** States of a release that between them turn every option on and off and use every sample. */
function statesOf(release: DemoRelease) {
  const ids = optionsOf(release).map(([id]) => id);
  const initial: DemoState = {
    ...initialState,
    release: release.id,
    options: initialOptions(release),
    formatSettings: emptySettings(release.settingTable),
  };
  const all = (on: boolean) => Object.fromEntries(ids.map((id) => [id, on])) as Options;
  const only = (...some: OptionId[]) => ({
    ...releaseDefaults(release),
    ...Object.fromEntries(some.map((id) => [id, true])),
  });
  const withOptions = (options: Options, more: Partial<DemoState> = {}): DemoState => {
    const state = { ...initial, options, ...more };
    return options.independentCombinators ? { ...state, query: convertToIC(state.query as RuleGroupType) } : state;
  };
  const states: Record<string, DemoState> = {
    initial,
    'release defaults': withOptions(releaseDefaults(release), {
      format: 'parameterized_named',
      formatSettings: { ...initial.formatSettings, paramPrefix: "'$", quoteFieldNamesWith: '`' },
    }),
    'everything on': withOptions(all(true), { format: 'jsonlogic' }),
    'everything off': withOptions(all(false), { format: 'json' }),
    'drag and drop': withOptions(only('enableDragAndDrop', 'showBranches'), {
      query: samples.at(-1)?.query as RuleGroupType,
    }),
    'in Arabic': { ...initial, choices: { language: 'ar', dragAdapter: 'dnd-kit' } },
    'everything chosen': withOptions(only('enableDragAndDrop'), {
      format: 'natural_language',
      choices: {
        language: 'ja',
        dragAdapter: 'pragmatic-dnd',
        maxLevels: '2',
        storedNumbers: 'native-limited',
        groupDescriptions: 'counted',
      },
    }),
    'added fields': withOptions(releaseDefaults(release), {
      extraFields: [
        { name: 'age', type: 'number' },
        { name: 'född', type: 'date' },
        { name: 'note', type: 'text' },
      ],
      query: { id: 'q', combinator: 'and', rules: [{ id: 'r', field: 'age', operator: '>', value: '5' }] },
    }),
    'own fields': withOptions(releaseDefaults(release), {
      data: ownFields,
      query: { combinator: 'and', rules: [{ field: 'person.name', operator: 'beginsWith', value: 'A' }] },
    }),
    hostile: withOptions(initialOptions(release), {
      query: hostile,
      formatSettings: { ...initial.formatSettings, fallbackExpression: `'\\'` },
    }),
  };
  return { initial, states, withOptions, only };
}
const ofRelease = { 5: statesOf(release5), 8: statesOf(release8) } satisfies Record<ReleaseId, unknown>;
const { withOptions, only } = ofRelease[5];
const statesBy = { 5: ofRelease[5].states, 8: ofRelease[8].states };

/** Every toolkit of every release. */
const drawn = releases.flatMap(({ id: release }) =>
  toolkits.flatMap(({ id }) => (isToolkitOf(id, release) ? { release, id, name: `${release}-${id}` } : [])),
);
type Drawn = (typeof drawn)[number];

const codes: Record<string, ToolkitCode> = {};
const codeAs = (name: string) => codes[name] as ToolkitCode;
const generate = ({ release, name }: Drawn, flavour: Flavour) =>
  Object.fromEntries(
    Object.entries(statesBy[release]).map(([state, content]) => [
      `${name}-${state}`,
      componentFiles(content, codeAs(name), flavour),
    ]),
  );

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

/** Line breaks and quotes in every setting. */
const awkward = 'a\n\'b\'\r"c"\\\u2028';
const formatSettings = Object.fromEntries(Object.keys(initialState.formatSettings).map((name) => [name, awkward]));
const breaks = (): Files =>
  componentFiles(
    { ...initialState, format: 'parameterized_named', formatSettings } as DemoState,
    codeAs('5-default'),
    'ts',
  );

/** Numbers of rules with independent combinators between them. */
const counts = [1, 79, 80, 81, 82, 400];
function rules(count: number, flavour: Flavour): Files {
  const list = Array.from({ length: count }, () => ({ field: 'title', operator: '=', value: 'a' }));
  const query = { combinator: 'and', rules: [{ combinator: 'or', rules: list }] };
  return componentFiles(withOptions(only('independentCombinators'), { query }), codeAs('5-default'), flavour);
}

/** What a visitor downloads, unpacked: of every toolkit, and with rows of their own. */
const downloads = () =>
  Object.fromEntries(
    [...drawn, ...releases.map(({ id }) => ({ release: id, name: `${id}-default`, data: setOfTests }))].map((each) => {
      const data = 'data' in each ? each.data : undefined;
      const options = { ...ofRelease[each.release].initial.options, ...shown };
      const state = { ...ofRelease[each.release].initial, options, data };
      const files = unzipSync(archive(projectFiles(state, codeAs(each.name), 'ts', data?.table), 'project'));
      const name = data ? `${each.release}-own-rows` : each.name;
      return [name, Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]))];
    }),
  ) as Record<string, Files>;
const shown = { enableDragAndDrop: true, validateQuery: true, justifiedLayout: true };

/** What is compiled, by the kind of project. All in one program: each would read and check the libraries anew. */
const compiled = {
  downloads,
  toolkits: () => Object.assign({}, ...drawn.map((each) => generate(each, 'ts'))),
  wrong: () => ({
    wrong: { 'a.ts': "import { b } from './b';\nexport const c: string = b;", 'b.ts': 'export const b = 1;' },
  }),
  breaks: () => ({ breaks: breaks() }),
  rules: () => Object.fromEntries(counts.map((count) => [`rules-${count}`, rules(count, 'ts')])),
  short: () =>
    Object.fromEntries(
      drawn.flatMap(({ release, name }) =>
        Object.entries({ ...statesBy[release], 'own rows': { ...ofRelease[release].initial, data: setOfTests } }).map(
          ([state, content]) => [`${name}-${state}`, shortFile(content, codeAs(name), 'ts')],
        ),
      ),
    ),
  formats: () =>
    Object.fromEntries(
      [release5, release8].flatMap((release) =>
        release.formats.map(({ id }) => [
          `${release.id}-${id}`,
          componentFiles({ ...statesOf(release).initial, format: id }, codeAs(`${release.id}-default`), 'ts'),
        ]),
      ),
    ),
} satisfies Record<string, () => Record<string, Files>>;
const errors: Partial<Record<keyof typeof compiled, string[]>> = {};

beforeAll(async () => {
  for (const { release, id, name } of drawn) codes[name] = (await toolkitCodes[id]()).code[release] as ToolkitCode;
  const kinds = Object.entries(compiled).map(([kind, projects]) => [kind, prefixed(kind, projects())] as const);
  // As the projects say themselves.
  const configs = Object.values(downloads()).map((files) => JSON.parse(files['project/tsconfig.json'] as string));
  for (const config of configs) expect(config, 'different settings').toEqual(configs[0]);
  expect(configs[0].include).toEqual(['src']);
  const found = typeErrors(Object.assign({}, ...kinds.map(([, projects]) => projects)), configs[0].compilerOptions);
  expect(found.filter((message) => !/^\w+\/[^:]+:/.test(message))).toEqual([]);
  for (const [kind, projects] of kinds) {
    expect(Object.keys(projects).length, `no project of ${kind}`).toBeGreaterThan(0);
    errors[kind as keyof typeof compiled] = found.filter((message) => message.startsWith(`${kind}/`));
  }
}, 240_000);
const prefixed = (kind: string, projects: Record<string, Files>) =>
  Object.fromEntries(Object.entries(projects).map(([name, files]) => [`${kind}/${name}`, files]));

it('the code of every toolkit compiles, in every state', () => {
  expect(errors.toolkits).toEqual([]);
});
it('the download of every toolkit and of own rows is type-checked as it is', () => {
  expect(errors.downloads).toEqual([]);
});
it('the shortest code of every toolkit compiles, in every state', () => {
  expect(errors.short).toEqual([]);
});
it('the check finds an error', () => {
  expect(errors.wrong).toEqual(["wrong/wrong/a.ts:2 Type 'number' is not assignable to type 'string'."]);
});

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
