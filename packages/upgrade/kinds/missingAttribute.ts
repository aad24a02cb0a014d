import type { RuleOfVersion } from '../Rule';
import { typeNeeded } from '../source/expects';
import {
  attributeOf,
  attributesOf,
  elementsOf,
  elementsOfCompanions,
  exportOf,
  expressionOf,
  propertyOf,
} from '../source/ofLibrary';
import type { Source, SyntaxNode } from '../source/readSource';
import { typeOf } from '../source/typeOf';

type Parts = Omit<RuleOfVersion, 'match' | 'kind'> & {
  /** Components by their names, each with the attributes that it needs from then on. */
  needs: Record<string, readonly string[]>;
  /** The same for controls that are taken from `schema.controls`, by their names there. */
  controls?: Record<string, readonly string[]>;
};

/** A rule about elements that need attributes more. They are copied from the object that has `path`, if one is in sight. */
export const missingAttribute = ({ needs, controls = {}, ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  kind: 'breaks',
  match: (source, found) => {
    const elements = Object.entries(needs).flatMap(([name, needed]) =>
      [...elementsOf(source, [name]), ...elementsOfCompanions(source, name)].map((node) => [node, needed] as const),
    );
    for (const [node, needed] of elements) {
      const given = attributesOf(source, node);
      const missing = needed.filter((name) => !given?.has(name));
      if (!given || !missing.length) continue;
      const props = propsOf(expressionOf(attributeOf(node, 'path')));
      const added = missing.map((name) => ` ${name}={${props}.${name}}`).join('');
      found({ node, edit: props ? (text) => text.appendLeft(node.name.end, added) : undefined });
    }
    for (const node of source.nodes('JSXOpeningElement')) {
      const known = typeOf(source, node.name);
      if (known?.kind !== 'member' || known.of !== 'Controls' || !Object.hasOwn(controls, known.key)) continue;
      const given = attributesOf(source, node);
      if (given && controls[known.key]?.some((name) => !given.has(name))) found({ node });
    }
    for (const node of source.nodes('ObjectExpression')) {
      const known = typeNeeded(source, node);
      if (known?.kind !== 'library' || !known.name.endsWith('Props')) continue;
      const name = componentOf[known.name] ?? known.name.replace(/Props$/, '');
      const isWhole = node.properties.every(({ type }: SyntaxNode) => type === 'Property');
      if (isWhole && needs[name]?.some((one) => !propertyOf(node, one))) found({ node });
    }
    for (const [node, name, props] of createdBy(source)) {
      const missing = needs[name]?.filter((one) => !propertyOf(props, one));
      if (missing?.length) found({ node });
    }
  },
});

/** Components by the types of props that are not named after them. */
const componentOf: Record<string, string> = {
  ActionProps: 'ActionElement',
  ActionWithRulesProps: 'ActionElement',
  ActionWithRulesAndAddersProps: 'ActionElement',
  FieldSelectorProps: 'ValueSelector',
  OperatorSelectorProps: 'ValueSelector',
  CombinatorSelectorProps: 'ValueSelector',
};

/** Buttons of rules and groups, by their names among the controls. */
export const actions = ['addGroup', 'addRule', 'cloneGroup', 'cloneRule', 'removeGroup', 'removeRule'].map(
  (name) => `${name}Action`,
);

/** The same attributes for several controls. */
export const forAll = (names: readonly string[], attributes: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, attributes]));

/** The object that a path is taken from: `props` of `props.path`. */
const propsOf = (path: SyntaxNode | undefined) =>
  path?.type === 'MemberExpression' && path.object.type === 'Identifier' && path.property.name === 'path'
    ? path.object.name
    : undefined;

/** Elements that are made by a call: where, of what, and with which attributes, if all of them are written out. */
function createdBy(source: Source): [SyntaxNode, string, SyntaxNode][] {
  return source.nodes('CallExpression').flatMap(({ callee, arguments: [component, props] }) => {
    if ((callee.name ?? callee.property?.name) !== 'createElement' || props?.type !== 'ObjectExpression') return [];
    if (props.properties.some(({ type }: SyntaxNode) => type === 'SpreadElement')) return [];
    return [[component, exportOf(source, component) ?? '', props] as [SyntaxNode, string, SyntaxNode]];
  });
}
