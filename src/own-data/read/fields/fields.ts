import { VisitorError } from '../../../loading/VisitorError';
import { followingEditors, namedCodes } from '../../code/fieldsFile';
import type { DataField } from '../../DataSet';
import { mostFields } from '../../fieldProps';
import { limits } from '../../limits';
import { excerpt, type Problems } from '../../problems';
import type { Reader } from '../Reader';
import { typescript } from '../typescript';
import {
  candidatesOf,
  hasFields,
  isList,
  isObject,
  isQuery,
  likeness,
  listIn,
  mostLevels,
  type Named,
  partsOf,
  variablesOf,
} from './candidates';
import { createLiterals, type Literals, missing } from './literal';
import { type Node, propertyOf, statementsOf } from './syntax';
import { FollowingEditor, visitorField } from './visitorField';

/** Longest text that is read. */
const mostBytes = 200_000;

type Found = { node: Node; key?: string | undefined; group?: string | undefined };

/** Fields of a list, of which some may stand in groups; each list once, since its names would be there already. */
function* elementsOf(
  list: Node,
  literals: Literals,
  group?: string,
  seen = new Set<Node>(),
  level = 0,
): Generator<Found> {
  if (level > mostLevels)
    throw new VisitorError(`Line ${list.loc.start.line}: this is nested deeper than ${mostLevels} levels.`);
  if (seen.has(list)) return;
  seen.add(list);
  for (const { node: element, key } of partsOf(list)) {
    const isSpread = element.type === 'SpreadElement';
    const node = literals.resolve(isSpread ? element.argument : element);
    const options = isObject(node) ? propertyOf(node, 'options') : undefined;
    const inner = options && literals.resolve(options);
    if (isSpread && isList(node)) yield* elementsOf(node, literals, group, seen, level + 1);
    else if (!inner || !isList(inner)) yield { node: element, key, group };
    else {
      const label = propertyOf(node, 'label');
      const said = label && literals.dataOf(label, 'label');
      const own = typeof said === 'string' && said ? said.slice(0, limits.textLength) : group;
      yield* elementsOf(inner, literals, own, seen, level + 1);
    }
  }
}

/** The fields of a list, each name once, and only as many as a set has. */
function fieldsIn(list: Node, literals: Literals, problems: Problems): DataField[] {
  const lines = new Map<string, number>();
  const fields: DataField[] = [];
  for (const { node, key, group } of elementsOf(list, literals)) {
    const { line } = node.loc.start;
    if (fields.length === mostFields) {
      problems.add(`${mostFields} fields are read; what comes after them is left out.`, { line });
      break;
    }
    const data = literals.dataOf(node, 'a field');
    // In an object, a field may be called by its key alone.
    const named = key !== undefined && typeof data === 'object' ? { name: key, ...data } : data;
    const field = data === missing ? undefined : visitorField(named, line, problems, group);
    if (!field) continue;
    const before = lines.get(field.name.toLowerCase());
    if (before !== undefined)
      problems.add(`${excerpt(field.name)} is the name of a field in line ${before} already: left out.`, { line });
    else {
      lines.set(field.name.toLowerCase(), line);
      fields.push(field);
    }
  }
  const grouped = fields.filter(({ props }) => props?.group).length;
  if (grouped > 0 && grouped < fields.length)
    problems.add('Some fields are in groups and some are not: the builder shows them in one list.');
  return fields;
}

/** What a list of texts is in the shortest code: options that are called as they are. */
const named = (names: unknown[]) => names.map((name) => ({ name, label: name }));
/** Our own functions as they are printed, by their text without spaces: what they are taken for. None of the text's is called. */
const known = new Map<string, unknown>(
  [
    ...Object.entries(followingEditors).flatMap(([editor, codes]) =>
      codes.map((code) => [code, new FollowingEditor(editor as 'text' | 'select')] as const),
    ),
    ...namedCodes.map((code) => [code, named] as const),
  ].map(([code, value]) => [code.replace(/\s/g, ''), value]),
);

/** Which modules the names of imports are of. */
const importsOf = (statements: readonly Node[]) =>
  new Map(
    statements
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers, source }) =>
        (specifiers as Node[]).map(({ local }): [string, string] => [local.name, String(source.value)]),
      ),
  );

/** A `Field[]` in JSON, TypeScript or JavaScript, and the query that is with it. Nothing is run. */
export const fields: Reader = {
  gives: 'fields',
  read(text, problems) {
    if (text.length > mostBytes)
      throw new VisitorError(
        `Fields of ${Math.ceil(text.length / 1000).toLocaleString('en')} KB are too large: ${mostBytes / 1000} KB can be read.`,
      );
    const { statements, source } = statementsOf(text);
    const { variables, lists: anyLists } = variablesOf(statements);
    // Of two with one name, the one on the outside.
    const declared = variables.filter(({ isProp }) => !isProp).reverse();
    const literals = createLiterals(
      source,
      new Map(declared.map(({ name, node }) => [name, node])),
      importsOf(statements),
      problems,
      known,
    );
    const candidates = candidatesOf(statements, variables);
    const among = (some: readonly Named[]) =>
      some
        .flatMap((each) => {
          const list = listIn(each.node, literals);
          const isOne = list && hasFields(list, literals);
          return isOne ? [{ ...each, list, like: likeness(each, list, source, literals) }] : [];
        })
        .sort((one, other) => other.like - one.like);
    const found = among(candidates);
    const lists = found.length > 0 ? found : among(anyLists);
    const [chosen] = lists;
    // An interface may have members called like parts of a field.
    if (!chosen) return typescript.gives === 'fields' ? typescript.read(text, problems) : { fields: [] };
    const others = new Set(lists.filter(({ like }) => like === chosen.like).map(({ list }) => list)).size - 1;
    if (others > 0)
      problems.add(`the text has ${others + 1} lists that look like fields. ${excerpt(chosen.name)} is read.`, {
        line: chosen.list.loc.start.line,
      });
    const changed = lists.find(({ node, list }) => list === chosen.list && literals.resolve(node) !== list);
    if (changed)
      problems.add('the list is read, and the call that changes it is not made.', {
        line: changed.node.loc.start.line,
      });
    const queries = candidates.flatMap((each) => {
      const node = literals.resolve(each.node);
      return isQuery(node) ? [{ ...each, node }] : [];
    });
    const query = queries.find(({ name }) => /query$/i.test(name)) ?? queries[0];
    const data = query && literals.dataOf(query.node, 'a rule');
    return {
      fields: fieldsIn(chosen.list, literals, problems),
      ...(data !== undefined && data !== missing && { query: data }),
    };
  },
};
