import type { DataField, DataSet } from '@site/src/own-data/DataSet';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { toolkitCodes } from '@site/src/toolkits/codes';
import { isToolkitOf, toolkits } from '@site/src/toolkits/registry';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import { convertToIC, type RuleGroupType } from 'react-querybuilder';
import { release5 } from '../../releases/5';
import { release8 } from '../../releases/8';
import type { DemoRelease, OptionId, Options, ReleaseId } from '../../releases/DemoRelease';
import { emptySettings } from '../../releases/exports';
import { keepRelease } from '../../releases/loaded';
import { releases } from '../../releases/registry';
import { samples } from '../../samples/samples';
import { initialOptions, optionsOf, releaseDefaults } from '../../store/options';
import { type DemoState, initialState } from '../../store/state';
import { componentFiles } from './generate';
import type { Flavour } from './viteProject';

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
export function statesOf(release: DemoRelease) {
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
export const ofRelease = { 5: statesOf(release5), 8: statesOf(release8) } satisfies Record<ReleaseId, unknown>;
export const statesBy = { 5: ofRelease[5].states, 8: ofRelease[8].states };

/** Every toolkit of every release. */
export const drawn = releases.flatMap(({ id: release }) =>
  toolkits.flatMap(({ id }) => (isToolkitOf(id, release) ? { release, id, name: `${release}-${id}` } : [])),
);
export type Drawn = (typeof drawn)[number];

const codes: Record<string, ToolkitCode> = {};
/** Loads what toolkits have of their own, which `codeAs` gives then. */
export async function loadCodes(): Promise<void> {
  for (const { release, id, name } of drawn) codes[name] = (await toolkitCodes[id]()).code[release] as ToolkitCode;
}
export const codeAs = (name: string) => codes[name] as ToolkitCode;
/** The files of a toolkit's code in every state. */
export const generate = ({ release, name }: Drawn, flavour: Flavour) =>
  Object.fromEntries(
    Object.entries(statesBy[release]).map(([state, content]) => [
      `${name}-${state}`,
      componentFiles(content, codeAs(name), flavour),
    ]),
  );
