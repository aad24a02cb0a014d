import path from 'node:path';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOfPage } from '../../lines/lines';
import { pageName } from '../pagesBelow';
import type { Api } from './api';
import { headedNames } from './explained';
import { lineApi } from './lineApi';
import { statedOwner } from './statedOn';

/**
 * Remark plugin: a heading of nothing but names says since when they are there (`data-since`, which src/css/site.css
 * shows). Text of its own would be in search, in the table of contents and in the heading's name.
 */
export function remarkSince() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', (node) => {
      const since = sinceOf(node, file.path);
      if (since) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, 'data-since': since } };
    });
  };
}

/**
 * Since when the names that a heading consists of are there.
 * @param file absolute path of the page
 * @returns nothing for a heading of other words, and for a page outside the docs, which describes no release
 */
export function sinceOf(heading: Heading, file: string): string | undefined {
  const line = lineOfPage(file);
  const page = pageName(path.resolve(line.docs), file);
  const names = page.startsWith('..') ? [] : headedNames(heading);
  return (names.length && sinceOfHeading(names, page, lineApi(line))) || undefined;
}

/** What is said of the names of one heading, each name by itself if they differ. */
export function sinceOfHeading(names: string[], page: string, api: Api): string {
  const owner = statedOwner(page);
  const stated = owner === 'QueryBuilder' ? api.props : (find(api.exports, owner)?.members ?? []);
  const said = names.flatMap((name) => {
    const since = (find(stated, name) ?? find(api.exports, name))?.since;
    return since ? [{ name, since }] : [];
  });
  if (new Set(said.map(({ since }) => since)).size < 2) return said[0]?.since ?? '';
  return said.map(({ name, since }) => `${name}: ${since}`).join('; ');
}

const find = <Each extends { name: string }>(all: Each[], name?: string) => all.find((each) => each.name === name);
