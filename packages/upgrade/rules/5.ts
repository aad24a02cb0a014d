import { callDiffers, exportDiffers } from '../kinds/callDiffers';
import { actions, forAll, missingAttribute } from '../kinds/missingAttribute';
import { places } from '../kinds/places';
import { typesFolder } from '../kinds/typesFolder';
import type { RuleOfVersion } from '../Rule';
import { addImport } from '../source/editImports';
import { needsType } from '../source/expects';
import { isQuery } from '../source/isQuery';
import { valuesOf } from '../source/membersOf';
import { attributeOf, attributesOfBuilders, builders, elementsOf, expressionOf, mentionsOf } from '../source/ofLibrary';
import type { SyntaxNode } from '../source/readSource';

/** What changes with release 5. */
export const rules5: readonly RuleOfVersion[] = [
  // First of all: rules look at names of the main entry.
  typesFolder({
    id: 'types-folder-5',
    // Release 7 has such a folder again, and release 8 none.
    until: 7,
    message: 'The files in `react-querybuilder/dist/types` are others: types are exports of `react-querybuilder`.',
    sections: ['types-of-controls'],
    folder:
      /^react-querybuilder\/dist\/types(\/(?!src\b|controls\b|internal\b|InlineCombinator\b|QueryBuilder\b|Rule(Group)?\b)|$)/,
    main: /\/types(\/types)?(\/(index|basic|props|ruleGroups|ruleGroupsIC))?$/,
  }),
  typesFolder({
    id: 'component-files-5',
    message:
      'The files of components in `react-querybuilder/dist/types` are gone: types are exports of `react-querybuilder`.',
    sections: ['types-of-controls'],
    folder: /^react-querybuilder\/dist\/types\/(controls|internal|InlineCombinator|QueryBuilder|Rule(Group)?)(\/|$)/,
    main: /\/controls(\/\w+)?$/,
  }),
  missingAttribute({
    id: 'button-rule-or-group',
    message: 'Buttons that you render yourself need `ruleOrGroup`, the rule or group that they belong to.',
    sections: ['types-of-controls'],
    needs: { ActionElement: ['ruleOrGroup'] },
    controls: forAll([...actions, 'lockRuleAction', 'lockGroupAction'], ['ruleOrGroup']),
  }),
  {
    id: 'class-name-lists',
    kind: 'breaks',
    message:
      '`schema.classNames` may have lists and objects, not only texts: the package `clsx` makes a text of them. Install it.',
    sections: ['types-of-controls'],
    match: (source, found) => {
      const held = source.imports.find(({ local }) => local === 'clsx');
      const isFree = held ? held.module === 'clsx' : !source.declared.has('clsx');
      let isImported = Boolean(held);
      for (const { parent: node } of valuesOf(source, (of, key) => of === 'Schema' && key === 'classNames')) {
        if (node?.type !== 'MemberExpression' || node.computed) continue;
        const attribute = node.parent?.type === 'JSXExpressionContainer' ? node.parent.parent : undefined;
        const isText = attribute?.type === 'JSXAttribute' && /^[a-z]+$/.test(attribute.parent?.name.name ?? '');
        if (!isText && !needsType(source, node, 'text')) continue;
        const isSafe = isText && isFree;
        const isNamed = isImported;
        isImported ||= isSafe;
        found({
          node,
          edit: isSafe
            ? (text) => {
                text.appendLeft(node.start, 'clsx(').appendRight(node.end, ')');
                if (!isNamed) addImport(source, text, 'clsx', 'clsx');
              }
            : undefined,
        });
      }
    },
  },
  {
    id: 'default-query-ids',
    kind: 'differs',
    message:
      'A `defaultQuery` without ids gets some. Leave ids out where you compare the query with the one that you passed.',
    sections: ['ids-of-defaultquery-are-filled-in'],
    match: places((source) => attributesOfBuilders(source, ['defaultQuery'])),
  },
  {
    id: 'dnd-names',
    kind: 'breaks',
    message:
      '`QueryBuilderWithoutDndProvider` and `DNDType` are gone: use `QueryBuilderDndWithoutProvider` of `@react-querybuilder/dnd`, and the texts `rule` and `ruleGroup`.',
    sections: ['drag-and-drop-is-a-package-of-its-own'],
    match: places((source) => mentionsOf(source, ['QueryBuilderWithoutDndProvider', 'DNDType'])),
  },
  {
    id: 'drag-and-drop',
    kind: 'breaks',
    message:
      'Drag and drop is a package of its own. Install `@react-querybuilder/dnd` at the version of the library, `react-dnd` and `react-dnd-html5-backend`, and put `QueryBuilderDnD` around the builder.',
    sections: ['drag-and-drop-is-a-package-of-its-own'],
    match: (source, found) => {
      for (const opening of elementsOf(source, builders)) {
        const attribute = attributeOf(opening, 'enableDragAndDrop');
        const element = opening.parent;
        if (!attribute || expressionOf(attribute)?.value === false || !element || isWrapped(element.parent)) continue;
        found({
          node: attribute,
          edit: (text) => {
            // React asks for the key of the outermost element.
            const key = attributeOf(opening, 'key');
            const given = key ? ` ${source.text.slice(key.start, key.end)}` : '';
            if (key) text.remove(source.text.slice(0, key.start).trimEnd().length, key.end);
            text.appendLeft(element.start, `<QueryBuilderDnD${given}>`).appendRight(element.end, '</QueryBuilderDnD>');
            addImport(source, text, 'QueryBuilderDnD', '@react-querybuilder/dnd');
          },
        });
      }
    },
  },
  {
    id: 'id-prefix',
    kind: 'differs',
    message: 'Ids are UUIDs: none begins with `r-` or `g-`. Tell rules from groups with `isRuleGroup`.',
    sections: ['ids-are-uuids'],
    match: places(({ nodes }) =>
      nodes('CallExpression').filter(
        ({ callee, arguments: [first] }) => callee.property?.name === 'startsWith' && /^[rg]-$/.test(first?.value),
      ),
    ),
  },
  exportDiffers({
    id: 'mongodb-5',
    message:
      'One rule is no longer wrapped in `$and`, and equality has no `$eq`. The meaning is the same; code that reads `$and` breaks.',
    sections: ['mongodb-shorter'],
    formats: ['mongodb'],
  }),
  {
    id: 'not-false',
    kind: 'differs',
    message: '`not` may be missing from a group. Ask for truth, not for `false`.',
    sections: ['not-may-be-missing'],
    match: (source, found) => {
      for (const node of source.nodes('BinaryExpression')) {
        const { left, right, operator } = node;
        if (left.type !== 'MemberExpression' || left.property.name !== 'not' || right.value !== false) continue;
        if (!isQuery(source, left.object)) continue;
        if (operator === '===')
          found({
            node,
            edit: (text) => text.appendLeft(node.start, '!').remove(left.end, right.end),
          });
        else if (operator === '!==') found({ node });
      }
    },
  },
  callDiffers({
    id: 'parsers-5',
    message:
      'Conditions that were dropped now count: `XOR` in SQL, a list in parentheses in CEL, “between” in JsonLogic. Ids and `not` may be missing.',
    sections: ['parsers-understand-more', 'not-may-be-missing'],
    names: ['parseSQL', 'parseCEL', 'parseJsonLogic'],
  }),
  {
    id: 'selector-editor-props',
    kind: 'breaks',
    message:
      'The type `SelectorEditorProps` is gone. Use `ValueEditorProps` for an editor, `BaseSelectorProps` for a list.',
    sections: ['types-of-controls'],
    match: places((source) => mentionsOf(source, ['SelectorEditorProps'])),
  },
];

const isWrapped = (parent: SyntaxNode | undefined) =>
  /^QueryBuilderDn[dD]/.test(parent?.openingElement?.name.name ?? '');
