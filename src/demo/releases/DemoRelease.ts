import type { Release } from '@site/lines/releaseImports';
import type { DemoField } from '@site/src/dataset/fields';
import type { ControlProps, ToolkitAdapter } from '@site/src/toolkits/adapter';
import type { ReleaseId, ToolkitId } from '@site/src/toolkits/registry';
import type { Language } from '@site/src/ui/LiveCode/highlighter';
import type { ComponentType, ReactElement } from 'react';
import type { Controls, defaultControlElements, move, RuleGroupTypeAny, RuleProps } from 'react-querybuilder';
import type { ChoiceIdOf5 } from './5/choiceTable';
import type { settingTable as settingsOfFive } from './5/exportFormats';
import type { OptionIdOf5 } from './5/optionTable';
import type { ChoiceIdOf8 } from './8/choiceTable';
import type { OptionIdOf8 } from './8/optionTable';
import type { settingTable as settingsOfEight } from './8/settingTable';

/** A release by the number of its major version; folders here, and a part of links, are named after it. */
export type { ReleaseId } from '@site/src/toolkits/registry';

/** Name of an option of any release: that of the prop, where there is one. */
export type OptionId = OptionIdOf5 | OptionIdOf8;
/** Which options are on. Those of releases that were not on show yet are missing. */
export type Options = Partial<Record<OptionId, boolean>>;

/** Headings under which the options stand, in order. */
export const optionGroups = {
  controls: 'Controls of rules and groups',
  editing: 'New rules and edits',
  query: 'The query itself',
  look: 'Behaviour and look',
} as const;

export type Option = {
  label: string;
  group: keyof typeof optionGroups;
  /** What the release does when nothing is said. */
  byDefault: boolean;
  /** What a visitor of the demo meets, where it differs from the release. */
  initially?: boolean;
  /** Whether it sets the prop of `QueryBuilder` of this name; the demo's Builder gives the others their meaning. */
  isProp?: boolean;
};

/** What only the panel of options says of one, and comes with it. */
export type OptionText = {
  /** One line that says what turning it on does. */
  explanation: string;
  /** Where the docs of the line explain it; nowhere for what only this demo has. */
  docs?: string;
};

/** Name of an option that is a choice of more than two. */
export type ChoiceId = ChoiceIdOf5 | ChoiceIdOf8;
/** The same, with the database that results are told of beside the engine's: no release has that as an option. */
export type ChosenId = ChoiceId | 'database';
/** What is chosen, where that is not the default. */
export type Choices = Partial<Record<ChosenId, string>>;

/** An option that is a choice of more than two. */
export type Choice = Pick<Option, 'label' | 'group'> &
  OptionText & {
    /** The prop of `QueryBuilder` that it sets; without one, the demo's Builder gives it its meaning. */
    prop?: string;
    /** `value` is what the prop gets, and `code` is the same as code where it cannot be printed: a function. */
    items: readonly { id: string; label: string; value?: unknown; code?: string }[];
    /** The library's name for the type of what `code` makes. */
    type?: string;
    byDefault: string;
  };

/** Name of a setting of the export, in any release: that of the option of `formatQuery`. */
export type SettingId = keyof typeof settingsOfFive | keyof typeof settingsOfEight;
/** What is set for the export, as text; `''` or nothing leaves the release's default. */
export type FormatSettings = Partial<Record<SettingId, string>>;

/** How the panel names a setting and what can be set: free text, one of some, or on and off (`'true'`). */
export type Setting = { label: string } & (
  | { kind: 'text'; placeholder: string; suggestions?: string[] }
  | { kind: 'choice'; choices: readonly string[]; byDefault: string }
  | { kind: 'switch' }
);

/** The second argument of `formatQuery`. */
export type ExportOptions = { format: string } & Record<string, unknown>;

/** An export format of a release. */
export type Format = {
  id: string;
  label: string;
  language: Language;
  settings: readonly SettingId[];
  /** Options beside the settings that make its export useful, with the code that stands for them in the call. */
  more?: { options: Record<string, unknown>; code: string };
  /** Imports that its call needs, and what is called with the function that it returns. */
  imports?: readonly string[];
  after?: string;
  /** What `formatQuery` returned as text, where that is neither a text nor JSON. */
  print?: (exported: unknown) => string;
};

/** What the demo uses of the library itself, typed as the latest line's release has it. */
export type Library = {
  QueryBuilder: ComponentType<object & { query: RuleGroupTypeAny; onQueryChange: unknown }>;
  Rule: ComponentType<RuleProps>;
  defaultControlElements: typeof defaultControlElements;
  move: typeof move;
  formatQuery: (query: RuleGroupTypeAny, options: ExportOptions) => unknown;
};

/** What a release makes of a query that another one holds: the query, and in words what is lost. */
export type SupportedPart = { query: RuleGroupTypeAny; lost: string[] };

/** Takes over a query from another release, with the names of all fields that there are in this one. */
export type TakeOver = (query: RuleGroupTypeAny, known?: readonly string[]) => SupportedPart;

type DragAndDropProps = {
  children: ReactElement;
  controls?: Partial<Controls>;
  hideDefaultDragPreview?: boolean;
  updateWhileDragging?: boolean;
};
export type LoadDragAndDrop = () => Promise<{ DragAndDrop: ComponentType<DragAndDropProps> }>;

/** Everything that the demo knows of a release. */
export type DemoRelease = {
  id: ReleaseId;
  line: Release;
  library: Library;
  /** Columns of the movies table as fields of its query builder. */
  fields: DemoField[];
  optionTable: Partial<Record<OptionId, Option>>;
  choiceTable: Partial<Record<ChoiceId, Choice>>;
  formats: readonly Format[];
  /** The same formats for queries on a visitor's own fields, where a format names its fields. */
  formatsOn?: (fields: readonly DemoField[]) => readonly Format[];
  settingTable: Partial<Record<SettingId, Setting>>;
  /** The engines that run its exports without being asked for, in words, and about how much they are to download. */
  engines: { names: readonly string[]; download: string };
  /** How a rule stays in the query and no export writes it: what is changed of it, and the options that let one change it back. */
  leaveOut: {
    change: { muted: true } | { operator: string };
    options: Options;
    /** Whether a group can be left out in the same way. */
    groups: boolean;
    /** What that does, in a sentence. */
    explanation: string;
  };
  /** Fetches what takes over a query of a newer release; nothing for one that holds whatever an older one does. */
  loadTakeOver?: () => Promise<TakeOver>;
  /** What makes rules draggable, by the library that drags; `react-dnd` is in every release. */
  dragAndDrop: { 'react-dnd': LoadDragAndDrop } & Record<string, LoadDragAndDrop>;
  /** Records the steps of the builder inside, where the release can. */
  loadHistory?: () => Promise<{ QueryBuilderHistory: ComponentType<{ children: ReactElement }> }>;
};

/** What draws a release in a toolkit. */
export type AnyAdapter = { [R in ReleaseId]: ToolkitAdapter<R> }[ReleaseId];

/** The same for the demo's builder, which types controls as the latest line's release does. */
export type BuilderAdapter = Omit<AnyAdapter, 'controls'> & { controls: ControlProps['5'] };

/** What every page knows of a release, whether or not its code has come. */
export type ReleaseEntry = {
  id: ReleaseId;
  line: Release;
  /** What draws its builder in a toolkit, where that does not come with the toolkit's route. */
  adapters: Partial<Record<ToolkitId, () => Promise<{ adapter: AnyAdapter }>>>;
  load: () => Promise<DemoRelease>;
};
