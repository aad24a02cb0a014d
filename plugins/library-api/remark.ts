import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOfPage } from '../../config/lines';
import { esm, expression, type JsxNode } from '../mdxNodes';
import type { Api } from './api';
import { apiFile } from './lineApi';

const loader = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/**
 * Remark plugin: gives `<Signature name="…" />`, `<PropsTable name="…" />` and `<ApiIndex />` their data as bundler
 * imports, from the release that the page's line is pinned to.
 * @throws (with page and line) when the release exports no such name, or the type has no members
 */
export function remarkLibraryApi() {
  return (tree: Root, file: VFile) => {
    const imports: string[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
      const node = visited as unknown as JsxNode;
      if (!['Signature', 'PropsTable', 'ApiIndex'].includes(node.name ?? '')) return;
      const fail = (reason: string): never => file.fail(`<${node.name}>: ${reason}`, node.position?.start as never);
      const line = lineOfPage(file.path);
      const name = node.attributes.find((attribute) => attribute.name === 'name')?.value as string | undefined;
      const id = `api${imports.length}`;
      const give = (attribute: string, query: string) => {
        imports.push(`import ${id} from ${JSON.stringify(`!!${loader}!${apiFile(line)}?${query}`)};`);
        node.attributes.push(expression(attribute, id));
      };
      if (node.name === 'ApiIndex') return give('names', `index=${line.docs}`);
      if (!name) return fail('the attribute "name" is missing');
      const api: Api = JSON.parse(readFileSync(apiFile(line), 'utf8'));
      const found = api.exports.find((entry) => entry.name === name);
      if (!found) return fail(`react-querybuilder ${line.release} exports no ${name}`);
      if (node.name === 'Signature') return give('html', `signature=${name}`);
      if (name !== 'QueryBuilder' && !found.members) return fail(`${name} has no members`);
      give('members', `members=${name}`);
    });
    if (imports.length) tree.children.unshift(esm(imports.join('\n')));
  };
}
