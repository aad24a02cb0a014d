import { callDiffers } from '../kinds/callDiffers';
import { actions, forAll, missingAttribute } from '../kinds/missingAttribute';
import { places } from '../kinds/places';
import { renamed } from '../kinds/renamed';
import { typesFolder } from '../kinds/typesFolder';
import type { RuleOfVersion } from '../Rule';
import { needsType } from '../source/expects';
import { optionOf } from '../source/exportOptions';
import { valuesOf } from '../source/membersOf';
import { callsOf, mentionsOf, propertyOf } from '../source/ofLibrary';

/** What changes with release 6. */
export const rules6: readonly RuleOfVersion[] = [
  // First of all: rules look at names of the main entry.
  typesFolder({
    id: 'types-folder-6',
    message: '`react-querybuilder/dist/types` is gone: types are exports of `react-querybuilder`.',
    sections: ['sub-paths-lose-dist'],
    folder: /^react-querybuilder\/dist\/types\/src(\/|$)/,
  }),
  renamed({
    id: 'class-names',
    kind: 'breaks',
    message: '`c`, which joined class names, has become the package `clsx`: install it.',
    sections: ['two-packages-and-two-names-are-gone'],
    names: { c: { module: 'clsx', imported: 'clsx' } },
  }),
  missingAttribute({
    id: 'control-schema',
    message:
      'A control that you render yourself needs `schema`, and `ruleGroup`, `ruleOrGroup` or `rule`. Pass on what your own control gets.',
    sections: ['controls-need-schema'],
    needs: {
      ValueSelector: ['schema'],
      ActionElement: ['schema'],
      NotToggle: ['schema', 'ruleGroup'],
      ValueEditor: ['schema', 'rule'],
      DragHandle: ['schema', 'ruleOrGroup'],
      InlineCombinator: ['schema'],
    },
    controls: {
      ...forAll(
        [...actions, 'lockRuleAction', 'lockGroupAction', 'combinatorSelector', 'inlineCombinator'],
        ['schema'],
      ),
      ...forAll(['fieldSelector', 'operatorSelector', 'valueSourceSelector', 'valueEditor'], ['schema', 'rule']),
      dragHandle: ['ruleOrGroup', 'schema'],
      notToggle: ['ruleGroup', 'schema'],
    },
  }),
  {
    id: 'dist-paths',
    kind: 'breaks',
    message:
      'Sub-paths lose `dist`, and have types. With `dist`, only a path that ends in `.js` still loads. The stylesheet keeps its path.',
    sections: ['sub-paths-lose-dist'],
    match: (source, found) => {
      // Wherever it stands: in `import`, `export … from`, `require` and `jest.mock`.
      for (const module of source.nodes('Literal')) {
        const name = typeof module.value === 'string' ? inDist.exec(module.value)?.[1] : undefined;
        if (name)
          found({
            node: module,
            edit: (text) => text.overwrite(module.start + 1, module.end - 1, `react-querybuilder/${name}`),
          });
      }
    },
  },
  {
    id: 'escape-quotes',
    kind: 'optional',
    message: 'A value processor gets `escapeQuotes` among its options: passing them on is enough.',
    sections: ['processors-that-had-no-effect-have-one'],
    match: (source, found) => {
      for (const { arguments: args } of callsOf(source, ['defaultValueProcessorByRule'])) {
        const options = args[1];
        const asked = propertyOf(options, 'escapeQuotes');
        if (asked?.value.value !== true) continue;
        const [spread] = options.properties;
        const isSafe =
          options.properties.length === 2 && spread.type === 'SpreadElement' && spread.argument.type === 'Identifier';
        found({
          node: options,
          edit: isSafe ? (text) => text.overwrite(options.start, options.end, spread.argument.name) : undefined,
        });
      }
    },
  },
  {
    id: 'gone-packages',
    kind: 'breaks',
    message: '`@react-querybuilder/ctx` and `@react-querybuilder/ts` are gone. `react-querybuilder` has what they had.',
    sections: ['two-packages-and-two-names-are-gone'],
    match: (source, found) => {
      for (const { source: module } of source.nodes('ImportDeclaration'))
        if (gone.includes(module.value))
          found({
            node: module,
            edit: (text) => text.overwrite(module.start + 1, module.end - 1, 'react-querybuilder'),
          });
    },
  },
  {
    id: 'gone-version',
    kind: 'breaks',
    message: '`version` has no successor. Read it from the package file if you need it.',
    sections: ['two-packages-and-two-names-are-gone'],
    match: places((source) => mentionsOf(source, ['version'])),
  },
  callDiffers({
    id: 'mongodb-not',
    message: 'Conditions with `$not`, which were dropped so that everything matched, now count.',
    sections: ['parsemongodb-understands-not'],
    names: ['parseMongoDB'],
  }),
  callDiffers({
    id: 'quoted-names',
    message: '`quoteFieldNamesWith` quotes the field on the right of a comparison, too.',
    sections: ['quotefieldnameswith-quotes-both-sides'],
    names: ['formatQuery'],
    where: (call, source) => optionOf(source, call, 'quoteFieldNamesWith') !== undefined,
  }),
  {
    id: 'rule-props',
    kind: 'breaks',
    message: '`field` and `operator` of an own rule may be missing: take them from `rule`.',
    sections: ['controls-need-schema'],
    match: places((source) =>
      valuesOf(source, (of, key) => of === 'RuleProps' && ['field', 'operator'].includes(key)).filter(
        (node) => needsType(source, node, 'presence') && !node.parent?.optional,
      ),
    ),
  },
  callDiffers({
    id: 'rule-processor',
    message: 'A `ruleProcessor` writes SQL now. If yours was made for another format, pass it for that format only.',
    sections: ['processors-that-had-no-effect-have-one'],
    names: ['formatQuery'],
    where: (call, source) => optionOf(source, call, 'ruleProcessor') !== undefined,
  }),
  callDiffers({
    id: 'sql-quotes',
    message: 'A value in double quotes becomes a field. Put single quotes around values, and double a quote inside.',
    sections: ['parsesql-reads-quotes-as-sql-does'],
    names: ['parseSQL'],
  }),
  callDiffers({
    id: 'transform-query',
    message: '`omitPath` is heeded: leave it out if something reads `path`. `toArray` makes a list of one number.',
    sections: ['transformquery-and-toarray'],
    names: ['transformQuery', 'toArray'],
  }),
];

const inDist =
  /^react-querybuilder\/dist\/(formatQuery|parseCEL|parseJsonLogic|parseMongoDB|parseSQL|transformQuery)(\.[cm]?js)?$/;

const gone = ['@react-querybuilder/ctx', '@react-querybuilder/ts'];
