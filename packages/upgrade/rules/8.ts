import { callDiffers, exportDiffers } from '../kinds/callDiffers';
import { forAll, missingAttribute } from '../kinds/missingAttribute';
import { places } from '../kinds/places';
import { renamed } from '../kinds/renamed';
import { typesFolder } from '../kinds/typesFolder';
import type { RuleOfVersion } from '../Rule';
import { hasControls, propsOfControl } from '../source/controls';
import { readsOfElements } from '../source/elements';
import { formatOf, optionOf } from '../source/exportOptions';
import { valuesOf } from '../source/membersOf';
import { attributeOf, callsOf } from '../source/ofLibrary';
import type { SyntaxNode } from '../source/readSource';
import { isOption, type Known } from '../source/typeNamed';
import { propsOfElement, typeOf } from '../source/typeOf';

/** What changes with release 8. */
export const rules8: readonly RuleOfVersion[] = [
  // First of all: rules look at names of the main entry.
  typesFolder({
    id: 'types-folder-8',
    message:
      '`react-querybuilder/dist/types` and `dist/types-esm` are gone: types are exports of `react-querybuilder`.',
    sections: ['three-types-have-other-names'],
    folder: /^react-querybuilder\/dist\/types(-esm)?(\/|$)/,
    main: /\/types(-esm)?(\/types)?(\/(index|basic|options|props|propsUsingReact|ruleGroups|ruleGroupsIC|validation)(\.m?js)?)?$/,
  }),
  {
    id: 'combinator-props',
    kind: 'breaks',
    message:
      'Lists of fields and operators do not get the `rules` and `ruleGroup` that `CombinatorSelectorProps` has: type the component with `ValueSelectorProps`.',
    sections: ['three-types-have-other-names'],
    match: (source, found) => {
      const isForCombinators = (name: SyntaxNode) => isNamed(propsOfElement(source, name), /^CombinatorSelectorProps$/);
      for (const element of source.isTyped ? source.nodes('JSXOpeningElement') : []) {
        const given = element.attributes.flatMap(({ argument }: SyntaxNode) => typeOf(source, argument) ?? []);
        const isOther = given.some((known: Known) => isNamed(known, otherSelectors));
        if (isOther && !attributeOf(element, 'ruleGroup') && isForCombinators(element.name)) found({ node: element });
      }
      for (const property of hasControls(source) ? source.nodes('Property') : []) {
        const { value, key } = property;
        const isOther = value.type === 'Identifier' && isNamed(propsOfControl(source, value), otherSelectors);
        if (isOther && isForCombinators({ ...value, type: 'JSXIdentifier' })) found({ node: key });
      }
    },
  },
  {
    id: 'field-operators',
    kind: 'breaks',
    message:
      '`operators` of a field may be a list of names: make options of them with `toFullOptionList` before you read a label.',
    sections: ['value-sources-are-options'],
    match: places((source) => valuesOf(source, isOperators).flatMap((list) => readsOfElements(source, list))),
  },
  {
    id: 'group-functions',
    kind: 'breaks',
    message: '`getFirstOption` and `toOptions` take no `OptionGroup[]`: leave the type out, or call it `OptionList`.',
    sections: ['three-types-have-other-names'],
    match: places((source) =>
      callsOf(source, ['getFirstOption', 'toOptions']).flatMap(({ arguments: [list] }) => {
        const known = typeOf(source, list);
        return known?.kind === 'list' && isNamed(known.of, /^OptionGroup$/) ? [list] : [];
      }),
    ),
  },
  missingAttribute({
    id: 'inline-combinator-rules',
    message:
      'A list of combinators that you render yourself needs `rules` and `ruleGroup`. Pass on those that your own gets.',
    sections: ['three-types-have-other-names'],
    needs: { InlineCombinator: ['rules', 'ruleGroup'] },
    controls: forAll(['combinatorSelector', 'inlineCombinator'], ['rules', 'ruleGroup']),
  }),
  exportDiffers({
    id: 'mongodb-8',
    message: '`not` counts, a comparison of two fields loses its `$expr`, and “between” puts its numbers in order.',
    sections: ['mongodb'],
    formats: ['mongodb'],
  }),
  exportDiffers({
    id: 'nothing-left',
    message:
      'When no rule is left, SQL matches every row; it was invalid before. If an error was your safety net, check the query yourself.',
    sections: ['when-no-rule-is-left-sql-matches-every-row'],
    formats: ['sql', 'parameterized', 'parameterized_named'],
  }),
  {
    id: 'numerify-values',
    kind: 'breaks',
    message:
      '`numerifyValues` wants `fields`, for which an empty list will do, and changes nothing without `parseNumbers`.',
    sections: ['tools-are-stricter-and-mend-a-fault'],
    match: (source, found) => {
      for (const node of callsOf(source, ['numerifyValues'])) {
        const [query, options] = node.arguments;
        if (!query || options || query.type === 'SpreadElement') continue;
        found({ node, edit: (text) => text.appendLeft(query.end, ', { fields: [], parseNumbers: true }') });
      }
    },
  },
  renamed({
    id: 'parser-types',
    kind: 'breaks',
    message: 'Types of importers live with them, in their sub-paths.',
    sections: ['types-of-importers-live-with-them'],
    names: Object.fromEntries(
      ['CEL', 'JSONata', 'JsonLogic', 'MongoDB', 'SQL', 'SpEL'].map((of) => [
        `Parse${of === 'MongoDB' ? 'MongoDb' : of}Options`,
        { module: `react-querybuilder/parse${of}` },
      ]),
    ),
  }),
  callDiffers({
    id: 'preset-8',
    message: '`preset` alone means SQL. With `mssql`, named parameters begin with `@`.',
    sections: ['a-preset-without-a-format'],
    names: ['formatQuery'],
    where: (call, source) =>
      optionOf(source, call, 'preset') !== undefined &&
      (optionOf(source, call, 'format') === undefined || optionOf(source, call, 'preset')?.value === 'mssql'),
  }),
  exportDiffers({
    id: 'spel-8',
    message: '`contains`, `beginsWith` and `endsWith` have `.*` where the rest of the text may stand.',
    sections: ['spel-matches-whole-texts'],
    formats: ['spel'],
  }),
  callDiffers({
    id: 'texts-8',
    message: 'ElasticSearch and plain language are written otherwise.',
    sections: ['elasticsearch-and-plain-language'],
    names: ['formatQuery'],
    where: (call, source) => /^(elasticsearch|natural_language)$/.test(formatOf(source, call) ?? ''),
  }),
  renamed({
    id: 'types-8',
    kind: 'breaks',
    message: 'Three types have other names: `UseMergedContextParams`, `UseMergedContext` and `ValueSourceFullOptions`.',
    sections: ['three-types-have-other-names'],
    names: {
      UseMergedContextProps: { imported: 'UseMergedContextParams' },
      UseMergedContextReturn: { imported: 'UseMergedContext' },
      ValueSourceOptions: { imported: 'ValueSourceFullOptions' },
    },
  }),
  {
    id: 'value-sources',
    kind: 'differs',
    message: '`schema.getValueSources` returns options with `name`, `value` and `label`; it returned names.',
    sections: ['value-sources-are-options'],
    match: places(({ nodes }) =>
      nodes('CallExpression').filter(
        ({ callee: { object, property } }) =>
          property?.name === 'getValueSources' && 'schema' === (object.name ?? object.property?.name),
      ),
    ),
  },
];

/** Props of lists that do not choose a combinator. */
const otherSelectors = /^(Field|Operator|ValueSource|Value)SelectorProps$/;
const isNamed = (known: Known | undefined, name: RegExp) => known?.kind === 'library' && name.test(known.name);

const isOperators = (of: string, key: string) => key === 'operators' && isOption({ kind: 'library', name: of });
