import { callDiffers, exportDiffers } from '../kinds/callDiffers';
import { places } from '../kinds/places';
import { renamed } from '../kinds/renamed';
import type { RuleOfVersion } from '../Rule';
import { changesInPlace } from '../source/changesInPlace';
import { addImport } from '../source/editImports';
import { formatOf, optionOf } from '../source/exportOptions';
import {
  attributeOf,
  attributesOf,
  builders,
  callsOf,
  elementsOf,
  exportOf,
  expressionOf,
  hasSpread,
  importsFrom,
} from '../source/ofLibrary';
import type { Source, SyntaxNode } from '../source/readSource';
import { typeOf } from '../source/typeOf';
import { typeRules7 } from './7-types';

const importers = ['parseCEL', 'parseJsonLogic', 'parseMongoDB', 'parseSQL'];

/** What changes with release 7. */
export const rules7: readonly RuleOfVersion[] = [
  ...typeRules7,
  {
    id: 'any-query',
    kind: 'breaks',
    message:
      'The builder takes one kind of query: `RuleGroupType`, or `RuleGroupTypeIC` with independent combinators. `RuleGroupTypeAny` fails the type check.',
    sections: ['the-query-decides-about-independent-combinators'],
    match: (source, found) => {
      for (const element of elementsOf(source, builders))
        for (const name of ['query', 'defaultQuery']) {
          const node = attributeOf(element, name);
          const known = typeOf(source, expressionOf(node));
          if (!node || known?.kind !== 'library' || known.name !== 'RuleGroupTypeAny') continue;
          found({ node: hasTypedCallback(element) ? element.name : node });
        }
    },
  },
  {
    id: 'created-builder',
    kind: 'breaks',
    message:
      'Types let `createElement(QueryBuilder, …)` through no more: its props depend on the query. Write it as JSX.',
    sections: ['more-for-typescript'],
    match: (source, found) => {
      for (const { callee, arguments: args } of source.isTyped ? source.nodes('CallExpression') : []) {
        const [node] = args;
        const isCreated = (callee.name ?? callee.property?.name) === 'createElement' && args.length > 1;
        if (isCreated && node && ['QueryBuilder', 'default'].includes(exportOf(source, node) ?? '')) found({ node });
      }
    },
  },
  {
    id: 'untyped-callback',
    kind: 'breaks',
    message:
      'Without `query` or `defaultQuery`, the builder cannot tell what a callback gets: its parameter needs a type, such as `RuleGroupType`.',
    sections: ['more-for-typescript'],
    match: (source, found) => {
      for (const element of source.isTyped ? elementsOf(source, builders) : []) {
        const given = attributesOf(source, element);
        if (!given || given.has('query') || given.has('defaultQuery')) continue;
        for (const name of callbacks) {
          const value = expressionOf(attributeOf(element, name));
          const param = /Function/.test(value?.type ?? '') ? value?.params[0] : undefined;
          if (param?.type !== 'Identifier' || param.typeAnnotation) continue;
          const isSafe =
            name === 'onQueryChange' && source.text[value?.start ?? 0] === '(' && !given.has('independentCombinators');
          found({
            node: param,
            edit: isSafe
              ? (text) => {
                  text.appendLeft(param.end, ': RuleGroupType');
                  addImport(source, text, 'type RuleGroupType', 'react-querybuilder');
                }
              : undefined,
          });
        }
      }
    },
  },
  callDiffers({
    id: 'cel-not',
    message: '`!` in front of `contains`, `startsWith` and `endsWith` made the condition disappear. Now it counts.',
    sections: ['parsecel-understands-'],
    names: ['parseCEL'],
  }),
  exportDiffers({
    id: 'empty-lists',
    message: 'A rule with “in” and nothing chosen matches no row; it was left out.',
    sections: ['empty-lists-and-null'],
    formats: ['mongodb', 'cel'],
  }),
  {
    id: 'frozen-query',
    kind: 'breaks',
    message:
      'A query is frozen by the builder, all of it: changing it in place throws. Use `add`, `update` and `remove`.',
    sections: ['your-query-is-frozen'],
    match: (source, found) => {
      for (const node of changesInPlace(source)) found({ node });
    },
  },
  renamed({
    id: 'importers',
    kind: 'breaks',
    message: 'Importers leave the main entry, each for a sub-path of its own.',
    sections: ['importers-leave-the-main-entry'],
    names: Object.fromEntries(importers.map((name) => [name, { module: `react-querybuilder/${name}` }])),
  }),
  {
    id: 'independent-combinators',
    kind: 'breaks',
    message:
      'The query decides about independent combinators: the prop alone does nothing, and logs an error. Give the builder a query of that kind.',
    sections: ['the-query-decides-about-independent-combinators'],
    match: (source, found) => {
      for (const [node, isAlone] of independent(source)) {
        const isOn = !node.value || expressionOf(node)?.value === true;
        const query = "defaultQuery={{ id: 'root', rules: [] }}";
        if (isAlone) found({ node, edit: isOn ? (text) => text.overwrite(node.start, node.end, query) : undefined });
      }
    },
  },
  {
    id: 'independent-combinators-prop',
    kind: 'optional',
    message: 'The query decides about independent combinators: the prop does nothing and can go.',
    sections: ['the-query-decides-about-independent-combinators'],
    match: (source, found) => {
      for (const [node, isAlone] of independent(source))
        if (!isAlone)
          found({ node, edit: (text) => text.remove(source.text.slice(0, node.start).trimEnd().length, node.end) });
    },
  },
  exportDiffers({
    id: 'jsonlogic-7',
    message: 'There is always an `and` or `or` around the rules. The meaning is the same.',
    sections: ['jsonlogic-has-one-more-level'],
    formats: ['jsonlogic'],
  }),
  {
    id: 'loaded-ids',
    kind: 'differs',
    message:
      'A query without ids that comes in after the first render loses the focus at each key. Add ids where you load it: `prepareRuleGroup(…)`.',
    sections: ['queries-loaded-without-ids-lose-focus'],
    match: places((source) => callsOf(source, importers).filter((node) => !isOnlyRead(node))),
  },
  callDiffers({
    id: 'mongodb-not-regex',
    message: '`$not` around `$regex` made the condition disappear. Now it counts.',
    sections: ['parsecel-understands-'],
    names: ['parseMongoDB'],
  }),
  exportDiffers({
    id: 'mongodb-7',
    message: '`null` is no longer the text `"null"`.',
    sections: ['empty-lists-and-null'],
    formats: ['mongodb'],
  }),
  callDiffers({
    id: 'parameterized-processor',
    message:
      'A `ruleProcessor` reaches parameterized SQL. It must return an object of `sql` and `params`; with a text, the rule is lost.',
    sections: ['a-ruleprocessor-reaches-parameterized-sql'],
    names: ['formatQuery'],
    where: (call, source) =>
      /^parameterized/.test(formatOf(source, call) ?? '') && optionOf(source, call, 'ruleProcessor') !== undefined,
  }),
  callDiffers({
    id: 'parse-numbers',
    message:
      '`parseNumbers` takes `1,950` for a number and writes it into SQL without quotes, which is not valid. Clean such values before.',
    sections: ['parsenumbers-takes-commas-for-numbers'],
    names: ['formatQuery'],
    where: (call, source) => optionOf(source, call, 'parseNumbers') !== undefined,
  }),
  {
    id: 'tools-7',
    kind: 'differs',
    message:
      '`numericRegex` takes fractions and separators, `uniqOptGroups` and its kin return options of their own, and `parseNumber` without options returns the text. See the table.',
    sections: ['tools-for-values-and-lists'],
    match: places((source) =>
      importsFrom(source, ['numericRegex', 'uniqOptGroups', 'uniqByName', 'parseNumber']).map(({ node }) => node),
    ),
  },
  exportDiffers({
    id: 'without-ids',
    message:
      '`json_without_ids` removes `id` and `path` at any depth and keeps the rest: properties that never left the browser now do.',
    sections: ['json_without_ids-keeps-the-rest'],
    formats: ['json_without_ids'],
  }),
];

/** Whether what takes a changed query says which kind it takes: it and the query cannot both fit, so the element does not. */
const hasTypedCallback = (element: SyntaxNode): boolean => {
  const value = expressionOf(attributeOf(element, 'onQueryChange'));
  return Boolean(value) && !(/Function/.test(value?.type ?? '') && value?.params.every(isUntyped));
};
const isUntyped = ({ type, typeAnnotation }: SyntaxNode) => type === 'Identifier' && !typeAnnotation;

/** Callbacks of the builder that get a query, a rule or a group. */
const callbacks = ['onQueryChange', 'onAddRule', 'onAddGroup', 'onMoveRule', 'onMoveGroup', 'onRemove'];

/** Where the builder is told to have independent combinators, and whether no query is in sight. */
const independent = (source: Source): [SyntaxNode, boolean][] =>
  elementsOf(source, builders).flatMap((element) => {
    const node = attributeOf(element, 'independentCombinators');
    const hasQuery = ['query', 'defaultQuery'].some((name) => attributeOf(element, name)) || hasSpread(element);
    return node ? [[node, !hasQuery] as [SyntaxNode, boolean]] : [];
  });

/** Whether a query that was read goes elsewhere than into the builder: it is shown, counted or written. */
const isOnlyRead = ({ parent }: SyntaxNode) =>
  parent?.type === 'MemberExpression' ||
  parent?.type === 'JSXExpressionContainer' ||
  (parent?.type === 'CallExpression' &&
    !/^(set[A-Z]|use[A-Z])/.test(parent.callee.name ?? parent.callee.property?.name ?? ''));
