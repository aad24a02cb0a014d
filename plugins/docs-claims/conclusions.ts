import { existsSync } from 'node:fs';
import type { Nodes, Paragraph, Parents, TableRow } from 'mdast';
import { pageText } from '../../lines/pinsInText';
import { parser } from '../library-api/explained';
import { advice, type ConclusionKind, conclusionWords } from './conclusionWords';

/** A sentence of a page. */
export type Sentence = {
  /** Line of the page that its paragraph begins in. */
  line: number;
  /** Its text without marks, but with the quotes of code: what a test that proves it is called. */
  sentence: string;
  /** Whether a captured output or a counted table stands directly before or after its paragraph, list or table. */
  besideProof: boolean;
};

/** A sentence that concludes something. */
export type Conclusion = Sentence & { kinds: ConclusionKind[] };

/** Tables that are counted or read from the releases, and compared again with each test run. */
const countedTables = new Set([
  'ApiDeclarations',
  'ApiDifferences',
  'CausesTable',
  'EditorsRendered',
  'PropsTable',
  'Servers',
]);

/** What a command has written of what it captured: `servers/pages.test.ts` compares each word of it. */
const isWritten = /^\{\/\* Written by npm run test:servers\b/;

/**
 * The conclusions of a page, by the words of `conclusionWords`. Headings, quoted messages and advice are none.
 * @param page path of an MDX file
 * @param mdx its text, with the pinned numbers in it
 */
export const conclusionsOf = (page: string, mdx = pageText(page)): Conclusion[] =>
  sentencesOfPage(mdx).flatMap((sentence) => {
    const kinds = kindsOf(sentence.sentence);
    const besideProof = sentence.besideProof || isWritten.test(mdx);
    return kinds.length ? [{ ...sentence, besideProof, kinds }] : [];
  });

/** All sentences of a page's paragraphs, lists and tables. */
export function sentencesOfPage(mdx: string): Sentence[] {
  const found: Sentence[] = [];
  const collect = (node: Paragraph | TableRow, besideProof: boolean) => {
    const line = node.position?.start.line ?? 0;
    found.push(...sentencesOf(node).map((sentence) => ({ line, sentence, besideProof })));
  };
  const walk = (parent: Parents, inherited: boolean) => {
    const blocks = parent.children as Nodes[];
    blocks.forEach((node, at) => {
      if (node.type === 'blockquote') return;
      const beside = inherited || [blocks[at - 1], node, blocks[at + 1]].some(isProof);
      if (node.type === 'paragraph') collect(node, beside);
      // The head of a table only names its columns.
      else if (node.type === 'table') for (const row of node.children.slice(1)) collect(row, beside);
      // Items of a list belong to what stands beside the list; what is in a fold or a tab, to what is in it.
      else if ('children' in node) walk(node, (node.type === 'list' || node.type === 'listItem') && beside);
    });
  };
  walk(parser.parse(mdx), false);
  return found;
}

/** Sentences of a paragraph; a row of a table is one. */
function sentencesOf(node: Paragraph | TableRow): string[] {
  if (isListOfLinks(node)) return [];
  if (node.type === 'tableRow') return [node.children.map(plain).join(' | ')];
  // A full stop in code ends nothing: code stands aside, behind a character that no page has, while the text is split.
  const code: string[] = [];
  const masked = plain(node).replace(/`[^`]*`/g, (text) => `\uE000${code.push(text) - 1}\uE000`);
  return masked
    .split(/(?<=[.!?][")”]?) (?=[^a-z])/)
    .map((text) => text.replace(/\uE000(\d+)\uE000/g, (_, at) => code[Number(at)] as string).trim());
}

/** Text of a node as a test is called after it: code keeps its quotes, everything else loses its marks. */
function plain(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  return 'children' in node ? node.children.map(plain).join('') : '';
}

const isListOfLinks = (node: Paragraph | TableRow) =>
  (node.children as Nodes[])
    .filter(({ type }) => type !== 'link')
    .map(plain)
    .join('')
    .replace(/\P{L}/gu, '') === '';

/** Numbers of releases and years are no figures: the pins, and the names of releases, say what they are. */
const releases =
  /\b\d+\.\d+\.\d+\b|\b(?:[Vv]ersions?|[Rr]eleases?|React|Node|immer|Bootstrap|MariaDB|PostgreSQL|November) v?\d+(?:\.[\dx]+)*(?: (?:or|and|to) \d+)?|(?<![\w.-])[3-9](?:\.x)?(?= (?:and|or|to|on|if)\b| \p{Ll}+s\b|[,.:;)]|$| [a-z]+ed\b| (?:do|has|had|have|took|wrote|with|they)\b)/gu;

function kindsOf(sentence: string): ConclusionKind[] {
  if (advice.test(sentence)) return [];
  const words = sentence.replace(/`[^`]*`|"[^"]*"/g, '…').replace(releases, 'RELEASE');
  return (Object.keys(conclusionWords) as ConclusionKind[]).filter((kind) => conclusionWords[kind].test(words));
}

/** Whether a block proves something: a sample with its captured output, a counted table, or figures of a benchmark. */
function isProof(node: Nodes | undefined): boolean {
  if (node?.type === 'paragraph') return isBenchmark(plain(node));
  if (node?.type !== 'mdxJsxFlowElement') return false;
  if (node.name !== 'Sample') return countedTables.has(node.name ?? '');
  const option = (name: string) =>
    node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value;
  const file = String(option('file'));
  return file.endsWith('.test.tsx') || (file.endsWith('.ts') && option('show') === undefined);
}

/** Words that say which benchmark counts a table again. */
function isBenchmark(text: string): boolean {
  const name = /`npm run bench -- ([\w-]+)`/.exec(text)?.[1];
  return name !== undefined && existsSync(`bench/pages/${name}.bench.ts`);
}
