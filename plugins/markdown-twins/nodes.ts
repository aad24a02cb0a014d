import type { Code, Link, List, Paragraph, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { parser } from '../library-api/explained';

/** Content of a twin that widgets are written in. */
export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
export const link = (url: string, ...children: PhrasingContent[]): Link => ({ type: 'link', url, children });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** Code in a sentence or a cell, where a line cannot end: each line is a piece of its own. */
export const inlineCode = (value: string): PhrasingContent[] =>
  value
    .split('\n')
    .flatMap((line, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'html', value: '<br>' } as const] : []),
      ...(line ? [{ type: 'inlineCode', value: line } as const] : []),
    ]);

/** Text in which pieces between backticks are code. */
export const backticked = (value: string): PhrasingContent[] =>
  value.split('`').flatMap((piece, index) => (index % 2 ? inlineCode(piece) : piece ? [text(piece)] : []));

/** A block of code; its title stands behind the language, as in a fence of a page. */
export const fence = (lang: string, value: string, title?: string): Code => ({
  type: 'code',
  lang,
  value,
  ...(title && { meta: `title="${title.replaceAll('"', "'")}"` }),
});

export const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(...item)] })),
});

const row = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});

export const table = (head: string[], rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: [row(head.map((cell) => [text(cell)])), ...rows.map(row)],
});

export type Nodes = RootContent[];

/** Nodes of a text that is Markdown already. */
export const markdown = (value: string): Nodes => parser.parse(value).children;
