import { counted } from '@site/src/dataset/countInWords';
import { listInWords } from '@site/src/dataset/listInWords';
import { excerpt } from '@site/src/own-data/problems';
import { isToolkitOf, type ReleaseId, type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { sampleQuery } from '../samples/sampleQuery';
import { type Decoded, readContent } from '../store/content';
import { DamagedLink } from './DamagedLink';
import { fieldsFor } from './fieldsFor';
import { initialOptionsIn, isLaterOption, isLaterStyle, optionLabel, optionsIn, toolkitLabel } from './names';
import { readHash } from './readHash';
import { type LinkQuery, readQuery } from './readQuery';
import { type PackedState, unpack } from './unpack';

/** Most things of a sort that are named. */
const mostNamed = 8;

const named = (things: readonly string[]) =>
  listInWords(
    things.length > mostNamed ? [...things.slice(0, mostNamed), `${things.length - mostNamed} more`] : things,
  );

/** The query that the option decides for; the other one, where that is missing. */
function queryOf({ query, queryIC }: PackedState, isIndependent: boolean): LinkQuery | undefined {
  const chosen = isIndependent ? (queryIC ?? query) : (query ?? queryIC);
  return chosen === undefined || chosen === null ? undefined : readQuery(chosen);
}

/**
 * Reads the hash of a demo of react-querybuilder.js.org, which anybody may have written. It never throws.
 * @param hash without its `#`
 * @param page the toolkit of the page, which a hash without one is about
 */
export function readLink(hash: string, page: ToolkitId): Decoded {
  try {
    return read(hash, page);
  } catch (error) {
    return { ok: false, reason: error instanceof DamagedLink ? error.message : 'it is damaged or incomplete' };
  }
}

function read(hash: string, page: ToolkitId): Decoded {
  const parts = readHash(hash);
  if (!parts) return { ok: false, reason: 'it was made by another site or a newer version' };
  const packed: PackedState = parts.packed === undefined ? {} : unpack(parts.packed);
  const asked = new Map([
    ...Object.entries(packed.options ?? {}).map(([name, value]) => [name, value === true || value === 'true'] as const),
    ...parts.options,
  ]);
  const isOn = (name: string) => asked.get(name) === true;
  const query = queryOf(packed, isOn('independentCombinators'));

  const style = parts.style ?? packed.style;
  const wanted = toolkits.find(({ id }) => id === style)?.id;
  const toolkit = wanted ?? page;
  const isLater =
    [...asked.keys()].some(isLaterOption) ||
    (style !== undefined && isLaterStyle(style)) ||
    Boolean(query?.isLater) ||
    !isToolkitOf(toolkit, '5');
  const release: ReleaseId = isLater ? '8' : '5';

  const isPlain = asked.size === 0 && !query;
  const options = (isPlain ? initialOptionsIn(release) : optionsIn(release)).filter(
    ([name, isOnBefore]) => asked.get(name) ?? isOnBefore,
  );
  const about = query && fieldsFor(query.uses);
  const whole = readContent({
    v: release,
    t: toolkit,
    o: options.map(([name]) => name),
    f: 'sql',
    s: {},
    ...(about && { d: { name: 'Musicians', fields: about.fields, rowsOf: 'musicians' } }),
    q: query ? query.query : sampleQuery,
  });
  if (!whole.ok) return whole;

  const without = [
    ...(style !== undefined && !wanted ? [`the toolkit ${excerpt(toolkitLabel(style))}`] : []),
    ...[...asked.keys()]
      .filter((name) => isOn(name) && !options.some(([each]) => each === name))
      .map((name) => `the option ${excerpt(optionLabel(name))}`),
  ];
  const left = [...(query?.left ?? [])].map(([what, count]) =>
    count > 1 ? `${what} (${counted(count, 'rule')})` : what,
  );
  const rows = query ? ' Its query runs here on 300 made-up musicians instead of movies.' : '';
  const notes = [
    `This link comes from the demo of react-querybuilder.js.org.${rows}`,
    ...(without.length > 0 ? [`This demo does not have ${named(without)}.`] : []),
    ...(left.length > 0 ? [`Left out of the query: ${named(left)}.`] : []),
    ...(query && query.replaced.size > 0 ? [`Read as “and”: ${named([...query.replaced])}.`] : []),
    ...(about && about.lacking.length > 0 ? [`The table has no values for ${named(about.lacking)}.`] : []),
    ...(about && about.asText.length > 0 ? [`Compared as text: ${named(about.asText)}.`] : []),
  ];
  return { ...whole, notes: isPlain && notes.length === 1 ? [] : notes };
}
