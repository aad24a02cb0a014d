import { languageChoice } from '../../translations/languageChoice';
import type { Choice } from '../DemoRelease';

const api = (section: string) => `/docs/next/api/${section}`;

const table = {
  dragAdapter: {
    label: 'Drag adapter',
    explanation: 'The library that drags. It is loaded with “Drag and drop”.',
    group: 'controls',
    docs: api('drag-and-drop#adapters'),
    items: [
      { id: 'react-dnd', label: 'react-dnd' },
      { id: 'dnd-kit', label: '@dnd-kit/core' },
      { id: 'pragmatic-dnd', label: '@atlaskit/pragmatic-drag-and-drop' },
    ],
    byDefault: 'react-dnd',
  },
  maxLevels: {
    label: 'Maximum depth',
    explanation: 'Limits how deep groups can be added below the outermost one.',
    group: 'editing',
    docs: api('edits#maxlevels'),
    items: [
      { id: 'none', label: 'No limit' },
      { id: '1', label: '1 level', value: 1 },
      { id: '2', label: '2 levels', value: 2 },
    ],
    byDefault: 'none',
    prop: 'maxLevels',
  },
  storedNumbers: {
    label: 'Numbers in the query',
    explanation:
      'Stores typed numbers as numbers instead of strings, by one of the methods of the release. Number fields of Ant Design and Mantine store numbers in any case.',
    group: 'query',
    docs: api('rule-values#parsenumbers'),
    items: [
      { id: 'none', label: 'Strings' },
      { id: 'strict', label: 'Strict', value: 'strict' },
      { id: 'strict-limited', label: 'Strict, number fields only', value: 'strict-limited' },
      { id: 'enhanced', label: 'Enhanced', value: 'enhanced' },
      { id: 'enhanced-limited', label: 'Enhanced, number fields only', value: 'enhanced-limited' },
      { id: 'native', label: 'parseFloat', value: 'native' },
      { id: 'native-limited', label: 'parseFloat, number fields only', value: 'native-limited' },
    ],
    byDefault: 'none',
    prop: 'parseNumbers',
  },
  groupDescriptions: {
    label: 'Accessible descriptions',
    explanation: 'The title of each group, which screen readers announce and a tooltip shows.',
    group: 'look',
    docs: api('controls#accessibledescriptiongenerator'),
    items: [
      { id: 'release', label: 'Of the release' },
      {
        id: 'counted',
        label: 'Counted from 1',
        value: ({ path }: { path: number[] }) =>
          ['Group', path.map((index) => index + 1).join('.') || 'outermost'].join(' '),
        code: "({ path }) => ['Group', path.map((index) => index + 1).join('.') || 'outermost'].join(' ')",
      },
      { id: 'none', label: 'None', value: () => '', code: "() => ''" },
    ],
    byDefault: 'release',
    prop: 'accessibleDescriptionGenerator',
    type: 'AccessibleDescriptionGenerator',
  },
  language: { ...languageChoice, docs: api('controls#translations') },
} satisfies Record<string, Choice>;

export type ChoiceIdOf8 = keyof typeof table;
/** The options of release 8 that are a choice of more than two. */
export const choiceTable: Record<ChoiceIdOf8, Choice> = table;
