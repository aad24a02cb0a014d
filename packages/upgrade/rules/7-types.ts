import type MagicString from 'magic-string';
import { missingArguments } from '../kinds/missingArguments';
import { places } from '../kinds/places';
import { plainOptions } from '../kinds/plainOptions';
import { renamed } from '../kinds/renamed';
import { typesFolder } from '../kinds/typesFolder';
import type { RuleOfVersion } from '../Rule';
import { bindingOf } from '../source/bindings';
import { needsType, typeExpected, typeNeeded } from '../source/expects';
import { takenFrom, valuesOf } from '../source/membersOf';
import { callsOf, exportOf, isOtherName, mentionsOf, propertyOf } from '../source/ofLibrary';
import type { Source, SyntaxNode } from '../source/readSource';
import { isOption, type Known, typeNamed } from '../source/typeNamed';
import { typeOf } from '../source/typeOf';

/** What types and controls ask for from release 7 on. */
export const typeRules7: readonly RuleOfVersion[] = [
  // First of all: rules look at names of the main entry.
  typesFolder({
    id: 'bundle-types',
    // In release 8 bundles have types again.
    until: 8,
    message: 'Bundles inside `react-querybuilder/dist` have no types: types are exports of `react-querybuilder`.',
    sections: ['more-for-typescript'],
    folder: /^react-querybuilder\/dist\/(cjs\/)?react-querybuilder\.(?!css|scss)/,
    isOfTypes: true,
  }),
  {
    id: 'compat-key',
    kind: 'breaks',
    message: '`getCompatContextProvider` takes no `key` any more: leave it out.',
    sections: ['more-for-typescript'],
    match: (source, found) => {
      for (const call of callsOf(source, ['getCompatContextProvider'])) {
        const node = propertyOf(call.arguments[0], 'key');
        if (node) found({ node, edit: removed(source, node) });
      }
    },
  },
  missingArguments({
    id: 'context-arguments',
    // In release 8 they may be left out again.
    until: 8,
    message: '`QueryBuilderContextProps` takes two type arguments, of which none may be left out.',
    sections: ['more-for-typescript'],
    needed: { QueryBuilderContextProps: 2 },
  }),
  {
    id: 'default-value',
    kind: 'breaks',
    message: '`DefaultOperator` and `DefaultCombinator` have a `value` beside `name`, which is the same.',
    sections: ['options-have-a-value'],
    match: (source, found) => {
      for (const node of mayName(source, /^Default/) ? source.nodes('ObjectExpression') : []) {
        const known = typeNeeded(source, node);
        if (known?.kind !== 'library' || !/^Default(Operator|Combinator|CombinatorExtended)$/.test(known.name))
          continue;
        const name = propertyOf(node, 'name');
        if (!name || propertyOf(node, 'value')) continue;
        const isText = typeof name.value.value === 'string';
        const value = source.text.slice(name.value.start, name.value.end);
        found({ node, edit: isText ? (text) => text.appendLeft(name.end, `, value: ${value}`) : undefined });
      }
    },
  },
  {
    id: 'get-operators',
    kind: 'breaks',
    message: 'Functions of `schema` such as `getOperators` need `{ fieldData }` as their last argument.',
    sections: ['options-have-a-value'],
    match: (source, found) => {
      const wanted: Record<string, number> = {
        getOperators: 2,
        getValueEditorType: 3,
        getInputType: 3,
        getValues: 3,
        getValueSources: 3,
      };
      for (const node of source.nodes('CallExpression')) {
        const { callee } = node;
        const known = callee.type === 'Identifier' ? typeOf(source, callee) : undefined;
        const isTaken = known?.kind === 'member' && known.of === 'Schema';
        const name = isTaken ? known.key : callee.property?.name;
        const object = isTaken ? 'schema' : (callee.object?.name ?? callee.object?.property?.name);
        if (object === 'schema' && Object.hasOwn(wanted, name) && node.arguments.length < (wanted[name] ?? 0))
          found({ node });
      }
    },
  },
  {
    id: 'gone-types-7',
    kind: 'breaks',
    message: '`UseValueEditorParams` and `ParseNumbersMethod` are gone. The table names what takes their places.',
    sections: ['more-for-typescript'],
    match: places((source) => mentionsOf(source, ['UseValueEditorParams', 'ParseNumbersMethod'])),
  },
  {
    id: 'implemented-option',
    kind: 'breaks',
    message:
      'A class that implements the type of an option needs an index signature: `[property: string]: unknown;`. Or leave out `implements`.',
    sections: ['more-for-typescript'],
    match: places((source) =>
      [...source.nodes('ClassDeclaration'), ...source.nodes('ClassExpression')].filter((node) => {
        const isOne = (node.implements ?? []).some(({ expression }: SyntaxNode) =>
          isOption({ kind: 'library', name: exportOf(source, expression) ?? '' }),
        );
        return isOne && !node.body.body.some(({ type }: SyntaxNode) => type === 'TSIndexSignature');
      }),
    ),
  },
  {
    id: 'inline-combinator',
    kind: 'breaks',
    message: '`independentCombinators` of an inline combinator is gone: `schema.independentCombinators` has it.',
    sections: ['more-for-typescript'],
    match: places((source) =>
      takenFrom(source, (of, key) => of === 'InlineCombinatorProps' && key === 'independentCombinators'),
    ),
  },
  {
    id: 'label-node',
    kind: 'breaks',
    message:
      '`label` of buttons, the “Not” switch, the drag handle and their translations may be any node. Where text is needed, use `title ?? String(label)`.',
    sections: ['a-label-may-be-any-node'],
    match: (source, found) => {
      for (const node of valuesOf(source, (of, key) => key === 'label' && labelled.test(of))) {
        const attribute = node.parent?.type === 'JSXExpressionContainer' ? node.parent.parent : undefined;
        const isText =
          attribute?.type === 'JSXAttribute' && /^(aria-label|title|alt|placeholder)$/.test(attribute.name.name);
        if (isText || needsType(source, node, 'text')) found({ node });
      }
    },
  },
  plainOptions,
  {
    id: 'own-properties',
    kind: 'breaks',
    message:
      'Properties of your own are `unknown` in fields, operators, combinators and options; they were `any`. Say what they are: `interface OurField extends Field { unit: string }`.',
    sections: ['more-for-typescript'],
    match: places((source) =>
      valuesOf(source, (of, key) => isOption({ kind: 'library', name: of }) && !properties.includes(key)).filter(
        (node) => needsType(source, node),
      ),
    ),
  },
  {
    id: 'option-list',
    kind: 'breaks',
    message:
      'A list of groups is no `OptionList` any more: type it as `OptionList`, or what takes it as `OptionGroup[]`.',
    sections: ['options-have-a-value'],
    match: (source, found) => {
      for (const node of mayName(source, /^OptionGroup$/) ? source.nodes('Identifier') : []) {
        const expected = typeNamed(source, typeExpected(source, node));
        if (isOtherName(node) || !isNamed(expected, 'OptionList')) continue;
        const known = typeOf(source, node);
        if (known?.kind === 'list' && isNamed(known.of, 'OptionGroup')) found({ node });
      }
    },
  },
  missingArguments({
    id: 'type-arguments',
    message:
      'These types take arguments that cannot be left out: `Controls` and `Schema` two, such as `Controls<FullField, string>`, `QueryBuilderProps` and `QueryBuilder` four.',
    sections: ['more-for-typescript'],
    needed: { Controls: 2, Schema: 2, QueryBuilderProps: 4, QueryBuilder: 4 },
  }),
  renamed({
    id: 'types-7',
    kind: 'breaks',
    message: 'The type `BaseSelectorProps` is gone: `ValueSelectorProps` has its `options`, and all else of it.',
    sections: ['more-for-typescript'],
    names: { BaseSelectorProps: { imported: 'ValueSelectorProps' } },
  }),
  {
    id: 'value-editor-hook',
    kind: 'breaks',
    message:
      '`useValueEditor` takes all props of the editor, and fails at run time without `fieldData` and `schema`: `useValueEditor(props)`.',
    sections: ['more-for-typescript'],
    match: (source, found) => {
      for (const { arguments: args } of callsOf(source, ['useValueEditor'])) {
        const [node] = args;
        const given = node?.type === 'Identifier' ? bindingOf(source, node)?.owner.init : node;
        if (given?.type !== 'ObjectExpression') continue;
        const hasMore = given.properties.some(({ type }: SyntaxNode) => type === 'SpreadElement');
        if (!hasMore && editorProps.some((name) => !propertyOf(given, name))) found({ node });
      }
    },
  },
];

/** Types of controls, and of their texts, that have a label. */
const labelled = /^((Action(WithRules(AndAdders)?)?|NotToggle|DragHandle)Props|TranslationWithLabel)$/;

/** Properties that fields, operators, combinators and options have of the library. */
const properties = [
  ...['name', 'value', 'label', 'id', 'disabled', 'className', 'operators', 'valueEditorType', 'valueSources', 'arity'],
  ...['inputType', 'values', 'defaultOperator', 'defaultValue', 'placeholder', 'validator', 'comparator'],
  // Of groups of them.
  'options',
];

/** What `useValueEditor` needs of an editor's props. */
const editorProps = ['field', 'fieldData', 'level', 'path', 'rule', 'schema', 'valueSource'];

const isNamed = (known: Known | undefined, name: string) => known?.kind === 'library' && known.name === name;

/** Takes a property out of an object, with the comma behind it. */
const removed =
  ({ text: whole }: Source, { start, end }: SyntaxNode) =>
  (text: MagicString) => {
    const [comma = ''] = /^\s*,\s*/.exec(whole.slice(end)) ?? [];
    text.remove(start, end + comma.length);
  };

/** Whether a file has a name of the library at all: most have not, and need no closer look. */
const mayName = (source: Source, name: RegExp) =>
  source.imports.some(({ imported }) => imported === '*' || name.test(imported));
