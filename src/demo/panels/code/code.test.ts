import { setOfTests } from '@site/src/own-data/setOfTests';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { release5 } from '../../releases/5';
import { release8 } from '../../releases/8';
import { releases } from '../../releases/registry';
import { type DemoState, initialState } from '../../store/state';
import { codeAs, drawn, generate, loadCodes, ofRelease, statesBy, statesOf } from './code.fixture';
import { componentFiles } from './generate';
import { projectFiles } from './project';
import { archive } from './sandbox';
import { shortFile } from './shortCode';
import { typeErrors } from './typeErrors.fixture';
import type { Files, Flavour } from './viteProject';

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
  return componentFiles(
    ofRelease[5].withOptions(ofRelease[5].only('independentCombinators'), { query }),
    codeAs('5-default'),
    flavour,
  );
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
  await loadCodes();
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
