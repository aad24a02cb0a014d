import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOfPage } from '../../lines/lines';
import type { Api } from './api';
import { statedOwner } from './apiJson';
import { headedNames } from './explained';
import { lineApi } from './lineApi';

/**
 * Remark plugin: a heading of nothing but names says since when they are there (`data-since`, which src/css/site.css
 * shows). Text of its own would be in search, in the table of contents and in the heading's name.
 */
export function remarkSince() {
  return (tree: Root, file: VFile) => {
    const line = lineOfPage(file.path);
    const page = path.relative(path.resolve(line.docs), file.path).replace(/\.mdx$/, '');
    // A page outside the docs describes no release.
    if (page.startsWith('..')) return;
    visit(tree, 'heading', (node) => {
      const names = headedNames(node);
      const since = names.length && sinceOfHeading(names, page, lineApi(line));
      if (since) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, 'data-since': since } };
    });
  };
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
