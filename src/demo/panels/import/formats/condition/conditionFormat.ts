import { isGroup, mapItems, type Rule, rulesOf } from '@site/packages/query';
import type { RuleGroupType, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { ImportError, type ImportFormat, placeAt } from '../ImportFormat';
import { type Grammar, tokenize } from '../tokens';
import { meaningOf } from './meaning';
import { leavesOf, type Node, writtenText } from './Node';
import { Reader } from './Reader';

/** An expression language, and the parser of a release that is held to it. */
export type Language = Pick<ImportFormat, 'label' | 'sample' | 'print' | 'longest'> & {
  grammar: Grammar;
  /** Reads a condition as the language means it; what the release does not read at all may be missing. */
  read: (reader: Reader) => Node;
  /** The release's parser; what it returns is of its own types. */
  parse: (text: string) => object;
  /** A rule of the release in the words of the builder, where its parser leaves signs of the language in it. */
  mend?: (rule: RuleType) => RuleType;
  /** The text in the spelling that the release reads, at the same offsets. */
  respell?: (text: string) => string;
  /** The release, for messages. */
  release: string;
};

/** Conditions that are read: the time of several parsers grows with the square of their number. */
const most = 1000;

/** A text in one line, of which a message has room for so much. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

/** A query without the groups around its only group. */
function bare(query: RuleGroupTypeAny): RuleGroupTypeAny {
  const [only, ...more] = query.rules as readonly (Rule | RuleGroupType)[];
  return only && more.length === 0 && !query.not && isGroup(only) ? bare(only as RuleGroupType) : query;
}

/**
 * A format whose texts are read twice: by the release's parser, and by a grammar of ours that knows every place. Only a
 * text of which both say the same is taken; the release's parsers leave out what they do not understand, and say nothing.
 */
export function conditionFormat({ grammar, read, parse, mend, respell, release, ...format }: Language): ImportFormat {
  const byRelease = (text: string, node: Node): RuleGroupTypeAny => {
    const query = parse(writtenText(text, node)) as RuleGroupTypeAny;
    return mend ? mapItems(query, (item) => (isGroup(item) ? item : mend(item as RuleType))) : query;
  };
  const isMeant = (query: RuleGroupTypeAny, node: Node) => meaningOf(query) === meaningOf(node.query as Rule);
  /** The innermost part that the release reads in another way; the parts before it are read as they are meant. */
  const firstMisread = (text: string, node: Node): Node => {
    const part = node.parts.find((candidate) => !isMeant(byRelease(text, candidate), candidate));
    return part ? firstMisread(text, part) : node;
  };
  const misread = (text: string, node: Node): ImportError => {
    const query = byRelease(text, node);
    const what = short(text.slice(node.from, node.to));
    const as = short(format.print(query));
    const words = rulesOf(query).length === 0 ? 'leaves out' : as === what ? 'does not understand' : 'misreads';
    const instead = words === 'misreads' ? ` as “${as}”` : '';
    return new ImportError(`Release ${release} ${words} “${what}”${instead}.`, placeAt(text, node.from));
  };
  const spelled = (written: string) => (respell ? respell(written) : written);
  const nodeOf = (text: string): Node => {
    const tokens = tokenize(text, grammar);
    const reader = new Reader(text, tokens);
    if (tokens.length === 0) throw new ImportError('There is no condition here.', placeAt(text, text.length));
    const node = read(reader);
    reader.finish();
    return node;
  };
  return {
    ...format,
    placesOf: (written, name) =>
      leavesOf(nodeOf(spelled(written))).flatMap(({ names }) =>
        names.flatMap((named) => (named.name === name ? [named.at] : [])),
      ),
    parse(written) {
      const text = spelled(written);
      const node = nodeOf(text);
      if (leavesOf(node).length > most)
        throw new ImportError(`This has more than ${most.toLocaleString('en')} conditions.`);
      const query = byRelease(text, node);
      if (!isMeant(query, node)) throw misread(text, firstMisread(text, node));
      return bare(query);
    },
  };
}
