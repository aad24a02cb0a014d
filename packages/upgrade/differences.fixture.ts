import type { Rule } from './Rule';

/** Which rule finds a difference of types, or why code does not meet it: patterns, for each version. */
type Decided = readonly (readonly [pattern: RegExp, by: { rule: string } | { why: string }])[];

const builtInside = { why: 'The library makes it and hands it over; only a test double is written by hand.' };
const ofWholeMap = {
  why: 'Maps of components, classes and texts are given in part: props of the builder take any of their members.',
};
const forOwnControl = {
  why: 'Props of an own control are read; who renders a control of the library has a rule of its own.',
};
const ofPropsRead = { why: 'What an own component gets and does not read cannot break it.' };

const maps: Decided[number] = [/^(Classnames|Controls|Translations(Full)?)\.\w+ is needed$/, ofWholeMap];
const schema: Decided[number] = [/^(Schema|QueryActions)\.\w+ is needed$/, builtInside];
const props: Decided[number] = [/Props\.\w+ is needed$/, forOwnControl];

export const decided: Record<Rule['since'], Decided> = {
  4: [
    [/^findRule is gone$/, { rule: 'find-rule' }],
    [/^CommonProps is gone$/, { rule: 'common-props' }],
    [/^Controls\.\w+\.\w+ is needed$/, { rule: 'control-path' }],
    [/^(ActionElement|NotToggle|ValueEditor|ValueSelector)\.\w+ is needed$/, { rule: 'control-path' }],
    [
      /^Rule\.\w+ is needed$/,
      { why: '`Rule` is rendered by the library; the section on custom rules shows its new props.' },
    ],
    [/\.id gives more$/, { rule: 'group-id' }],
    [/\.parentId is gone$/, { rule: 'parent-id' }],
    [/^Schema\.(getLevel|isRuleGroup) is gone$/, { rule: 'schema-lookups' }],
    [/^Schema\.on\w+ is gone$/, { rule: 'schema-actions' }],
    maps,
    schema,
    props,
  ],
  5: [
    [/^(QueryBuilderWithoutDndProvider|DNDType) is gone$/, { rule: 'dnd-names' }],
    [/^SelectorEditorProps is gone$/, { rule: 'selector-editor-props' }],
    [/^Controls\.\w+\.\w+ is needed$/, { rule: 'button-rule-or-group' }],
    [/^ActionElement\.ruleOrGroup is needed$/, { rule: 'button-rule-or-group' }],
    [/^Field\.name takes less$/, { why: 'It takes any text unless a type argument, which is new, says otherwise.' }],
    maps,
    schema,
    props,
  ],
  6: [
    [/^version is gone$/, { rule: 'gone-version' }],
    [/^c is gone$/, { rule: 'class-names' }],
    [/^Controls\.\w+\.\w+ is needed$/, { rule: 'control-schema' }],
    [
      /^(ActionElement|DragHandle|InlineCombinator|NotToggle|ValueEditor|ValueSelector)\.\w+ is needed$/,
      { rule: 'control-schema' },
    ],
    [/^Field\.defaultOperator takes less$/, { why: 'It takes any text unless a type argument says otherwise.' }],
    [
      /^FormatQueryOptions\.quoteFieldNamesWith gives more$/,
      { why: 'Code gives this option, and takes it from nowhere.' },
    ],
    [/^RuleProps\.(field|operator) gives more$/, { rule: 'rule-props' }],
    schema,
    props,
  ],
  7: [
    [/^parse(CEL|JsonLogic|MongoDB|SQL) is gone$/, { rule: 'importers' }],
    [/^BaseSelectorProps is gone$/, { rule: 'types-7' }],
    [/^(ParseNumbersMethod|UseValueEditorParams) is gone$/, { rule: 'gone-types-7' }],
    [/^GetCompatContextProviderProps\.key is gone$/, { rule: 'compat-key' }],
    [/^InlineCombinatorProps\.independentCombinators is gone$/, { rule: 'inline-combinator' }],
    [
      /^UseControlledOrUncontrolledParams\.isFirstRender is gone$/,
      { why: 'The hook is the library’s own, and takes no part in what an application renders.' },
    ],
    [/^(Controls|Schema|QueryBuilderProps) needs type arguments$/, { rule: 'type-arguments' }],
    [/^QueryBuilderContextProps needs type arguments$/, { rule: 'context-arguments' }],
    [/ has unknown properties$/, { rule: 'own-properties' }],
    [/^Default\w+\.value is needed$/, { rule: 'default-value' }],
    [/^(Action\w*|DragHandle|NotToggle)Props\.label gives more$/, { rule: 'label-node' }],
    [/^TranslationWithLabel\.label gives more$/, { why: 'Translations are given, and read by the library.' }],
    [/^useValueEditor\.\w+ is needed$/, { rule: 'value-editor-hook' }],
    [
      /^(filterFieldsByComparator|getValueSourcesUtil)\.value is needed$/,
      {
        why: 'Fields that a control or `schema` hands over have it; no code of ours or others calls them with its own.',
      },
    ],
    [
      /^(RuleComponents|RuleGroup(Body|Header)Components)\.\w+ is needed$/,
      { why: 'They take what `useRule` and `useRuleGroup` return, which has all of it.' },
    ],
    [/^(DraggedItem|DropResult)\.\w+ is needed$/, builtInside],
    maps,
    schema,
  ],
  8: [
    [/^Parse\w+Options is gone$/, { rule: 'parser-types' }],
    [/^(UseMergedContext(Props|Return)|ValueSourceOptions) is gone$/, { rule: 'types-8' }],
    [/^numerifyValues needs arguments$/, { rule: 'numerify-values' }],
    [/^InlineCombinator\.\w+ is needed$/, { rule: 'inline-combinator-rules' }],
    [/^Controls\.\w+Combinator|^Controls\.combinator\w+\.\w+ is needed$/, { rule: 'inline-combinator-rules' }],
    [
      /^Controls\.(ruleGroup(Body|Header)Elements|shiftActions)\.\w+ is needed$/,
      { why: 'Who renders them passes on all that `useRuleGroup` returns, and shifts with both functions.' },
    ],
    [
      /^ShiftActions(Props)?\.shift(Up|Down) (is needed|takes less)$/,
      { why: 'The library renders it with both; an own one gets them.' },
    ],
    [
      /^(RuleComponents|RuleGroup(Body|Header)Components)\.\w+ is needed$/,
      { why: 'They take what `useRule` and `useRuleGroup` return, which has all of it.' },
    ],
    [/^(UseQueryBuilderSetup|UseRule|UseRuleGroup|DropCollection)\.\w+ is needed$/, builtInside],
    [/^UseRule\.classNames takes less$/, builtInside],
    [/^(TranslationsFull\.\w+|RqbState\.queries|ValueSources\.length) gives more$/, ofPropsRead],
    maps,
    schema,
    props,
  ],
};
