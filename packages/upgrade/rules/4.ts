import { exportDiffers } from '../kinds/callDiffers';
import { actions, forAll, missingAttribute } from '../kinds/missingAttribute';
import { places } from '../kinds/places';
import { renamed } from '../kinds/renamed';
import { typesFolder } from '../kinds/typesFolder';
import type { RuleOfVersion } from '../Rule';
import { readsInCallback } from '../source/elements';
import { needsType } from '../source/expects';
import { takenFrom, valuesOf } from '../source/membersOf';
import { attributeOf, attributesOfBuilders, builders, elementsOf, expressionOf, mentionsOf } from '../source/ofLibrary';
import type { Source, SyntaxNode } from '../source/readSource';

/** What changes with release 4. */
export const rules4: readonly RuleOfVersion[] = [
  // First of all: rules look at names of the main entry.
  typesFolder({
    id: 'types-folder',
    message: '`react-querybuilder/types` is gone: types are exports of `react-querybuilder`.',
    sections: ['a-custom-rule-or-rulegroup'],
    folder: /^react-querybuilder\/types(\/|$)/,
  }),
  {
    id: 'add-callbacks',
    kind: 'differs',
    message:
      '`onAddRule` and `onAddGroup` get the path of the parent as their second argument, not its id. Clone buttons no longer call them.',
    sections: ['paths-instead-of-ids', 'clones-bypass-onaddrule'],
    match: places((source) => attributesOfBuilders(source, ['onAddRule', 'onAddGroup'])),
  },
  renamed({
    id: 'common-props',
    kind: 'breaks',
    message: 'The type `CommonProps` is now `CommonSubComponentProps`.',
    sections: ['a-custom-rule-or-rulegroup'],
    names: { CommonProps: { imported: 'CommonSubComponentProps' } },
  }),
  missingAttribute({
    id: 'control-path',
    message: 'A control that you render yourself needs `path`. Pass on the one that your own control gets.',
    sections: ['a-custom-rule-or-rulegroup'],
    needs: {
      ValueSelector: ['path'],
      ActionElement: ['path'],
      NotToggle: ['path'],
      ValueEditor: ['path', 'valueSource'],
    },
    controls: {
      ...forAll([...actions, 'combinatorSelector', 'fieldSelector', 'operatorSelector', 'notToggle'], ['path']),
      rule: ['rule', 'path', 'actions'],
      ruleGroup: ['ruleGroup', 'rules', 'path', 'actions'],
      valueEditor: ['valueSource', 'path'],
    },
  }),
  {
    id: 'controlled-query',
    kind: 'breaks',
    message:
      '`query` is what is shown: clicks do nothing unless `onQueryChange` stores the new query. A constant belongs into `defaultQuery`.',
    sections: ['query-is-controlled'],
    match: (source, found) => {
      for (const element of elementsOf(source, builders)) {
        const attribute = attributeOf(element, 'query');
        const value = expressionOf(attribute);
        if (!attribute || !value) continue;
        const isConstant = value.type === 'Identifier' && isConstantOfModule(source, value.name);
        if (isConstant)
          found({
            node: attribute,
            edit: attributeOf(element, 'defaultQuery')
              ? undefined
              : (text) => text.overwrite(attribute.name.start, attribute.name.end, 'defaultQuery'),
          });
        else if (!attributeOf(element, 'onQueryChange')) found({ node: attribute });
      }
    },
  },
  renamed({
    id: 'default-import',
    kind: 'optional',
    isLasting: true,
    message:
      'The builder has a name of its own, `QueryBuilder`. The default import still works, up to release 8; changing it is optional.',
    sections: ['query-is-controlled'],
    names: { default: { imported: 'QueryBuilder' } },
  }),
  {
    id: 'find-rule',
    kind: 'breaks',
    message: '`findRule(id, query)` is gone. `findPath(path, query)` takes its place, with a path instead of an id.',
    sections: ['paths-instead-of-ids'],
    match: places((source) => mentionsOf(source, ['findRule'])),
  },
  {
    id: 'group-id',
    kind: 'breaks',
    message: '`id` of a group may be missing, as may that of your own rule or group. Ask for it, or use `path`.',
    sections: ['paths-instead-of-ids'],
    match: places((source) =>
      valuesOf(source, (of, key) => key === 'id' && withId.includes(of)).filter(
        (node) =>
          needsType(source, node, 'presence') &&
          !/^(Binary|TSNonNull|JSX)/.test(node.parent?.type ?? '') &&
          !node.parent?.optional,
      ),
    ),
  },
  exportDiffers({
    id: 'mongodb-4',
    message:
      'The text is JSON now: read it with `JSON.parse`. Numbers in texts are written as numbers, `gte` as `$gte`.',
    sections: ['mongodb-text-is-json'],
    formats: ['mongodb'],
  }),
  {
    id: 'option-groups',
    kind: 'breaks',
    message: '`options` of a selector may be groups of options: ask `isOptionGroupArray` before you read their names.',
    sections: ['a-custom-rule-or-rulegroup'],
    match: (source, found) => {
      if (mentionsOf(source, ['isOptionGroupArray', 'toOptions']).length) return;
      // `'options' in option` tells groups from options, too.
      if (source.nodes('BinaryExpression').some(({ operator, left }) => operator === 'in' && left.value === 'options'))
        return;
      for (const { parent } of valuesOf(source, (of, key) => key === 'options' && selectors.includes(of))) {
        if (parent?.type === 'MemberExpression')
          for (const node of readsInCallback(source, parent, ['label', 'options'])) found({ node });
      }
    },
  },
  {
    id: 'parent-id',
    kind: 'breaks',
    message: '`parentId` is gone. The parent is at `path` without its last number: `getParentPath(path)`.',
    sections: ['paths-instead-of-ids'],
    match: places((source) => takenFrom(source, (of, key) => key === 'parentId' && withId.includes(of))),
  },
  {
    id: 'schema-actions',
    kind: 'breaks',
    message: 'Functions that change the query moved from `schema` to `actions`, and take a path instead of an id.',
    sections: ['a-custom-rule-or-rulegroup'],
    match: (source, found) => {
      for (const node of takenFrom(source, (of, key) => of === 'Schema' && moved.includes(key)))
        if (node.type === 'Identifier') found({ node });
      for (const node of source.nodes('CallExpression')) {
        const { callee, arguments: args } = node;
        if (callee.type !== 'MemberExpression' || !isSchema(callee.object) || !moved.includes(callee.property.name))
          continue;
        const schema = callee.object;
        const id = args.at(-1);
        const props = schema.type === 'MemberExpression' ? schema.object.name : undefined;
        // `props.schema.onPropChange(…, props.id)` has all that is needed in sight.
        const isSafe =
          callee.property.name === 'onPropChange' &&
          props &&
          id?.type === 'MemberExpression' &&
          id.object.name === props &&
          id.property.name === 'id';
        found({
          node,
          edit: isSafe
            ? (text) => {
                text.overwrite(schema.property.start, schema.property.end, 'actions');
                text.overwrite(id.property.start, id.property.end, 'path');
              }
            : undefined,
        });
      }
    },
  },
  {
    id: 'schema-lookups',
    kind: 'breaks',
    message:
      '`schema.getLevel` is gone: use the length of `path`. `schema.isRuleGroup` is an export of the library, `isRuleGroup`.',
    sections: ['a-custom-rule-or-rulegroup'],
    match: places((source) => [
      ...takenFrom(source, (of, key) => of === 'Schema' && lookups.includes(key)).filter(
        ({ type }) => type === 'Identifier',
      ),
      ...source
        .nodes('MemberExpression')
        .filter(({ object, property }) => lookups.includes(property.name) && isSchema(object)),
    ]),
  },
  {
    id: 'set-query',
    // The builder of 7 takes its type from the query, and with a setter that stays the same it renders less.
    until: 7,
    kind: 'breaks',
    message:
      'The builder takes two kinds of query, so a setter of state fails the type check. A function around it passes.',
    sections: ['onquerychangesetquery-fails-the-type-check'],
    match: (source, found) => {
      const setters = new Set(
        source
          .nodes('VariableDeclarator')
          .filter(
            ({ id, init }) =>
              id.type === 'ArrayPattern' && /useState$/.test(init?.callee?.name ?? init?.callee?.property?.name ?? ''),
          )
          .map(({ id }) => id.elements[1]?.name),
      );
      for (const element of elementsOf(source, builders)) {
        const value = expressionOf(attributeOf(element, 'onQueryChange'));
        if (value?.type === 'Identifier' && setters.has(value.name))
          found({
            node: value,
            edit: (text) => text.overwrite(value.start, value.end, `(next) => ${value.name}(next)`),
          });
      }
    },
  },
  exportDiffers({
    id: 'sql-4',
    message:
      'Quotes in values are escaped, rules that compare two fields are exported as such, and rules with placeholders are left out. Remove an escaping of your own.',
    sections: ['sql-quotes-fields-placeholders'],
    formats: ['sql', 'parameterized'],
  }),
];

/** Whether a name is that of an object which a `const` of the module holds, and of nothing else in the file. */
function isConstantOfModule(source: Source, name: string): boolean {
  const declarators = source.nodes('VariableDeclarator').filter(({ id }) => id.name === name);
  const [only] = declarators;
  const declaration = only?.parent;
  const place =
    declaration?.parent?.type === 'ExportNamedDeclaration' ? declaration.parent.parent : declaration?.parent;
  return (
    declarators.length === 1 &&
    declaration?.kind === 'const' &&
    place?.type === 'Program' &&
    only?.init?.type === 'ObjectExpression'
  );
}

const selectors = ['FieldSelectorProps', 'OperatorSelectorProps', 'CombinatorSelectorProps', 'ValueSelectorProps'];

/** Types that had ids of their own and of their parents. */
const withId = ['RuleGroupType', 'RuleGroupProps', 'RuleProps'];

const lookups = ['getLevel', 'isRuleGroup'];
const moved = ['onRuleAdd', 'onRuleRemove', 'onGroupAdd', 'onGroupRemove', 'onPropChange'];

const isSchema = (node: SyntaxNode) =>
  node.type === 'Identifier'
    ? node.name === 'schema'
    : node.type === 'MemberExpression' && node.property.name === 'schema';
