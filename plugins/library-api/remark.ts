import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { comparedReleases, lineOfPage } from '../../lines/lines';
import { esm, expression, type JsxNode, optionOf } from '../mdxNodes';
import type { Api } from './api';
import { apiFile, releaseFile } from './lineApi';
import { overviewOf } from './overview';

const loader = fileURLToPath(new URL('./loader.mjs', import.meta.url));

const components = /^(Signature|Overview|PropsTable|ApiIndex|ApiDeclarations|ApiDifferences|CausesTable)$/;

/**
 * Remark plugin: puts a table in place of `<Overview name="…" />`, and gives `<Signature name="…" />`, `<PropsTable name="…" />`, `<ApiIndex />`,
 * `<ApiDeclarations from="parseSQL" />` and `<ApiDifferences from="4" to="5" />` their data as bundler imports, from the release that the page's line is pinned to; and `<CausesTable />` the table of that release.
 * @throws (with page and line) when the release exports no such name, or the type has no members
 */
export function remarkLibraryApi() {
  return (tree: Root, file: VFile) => {
    const imports: string[] = [];
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
      const node = visited as unknown as JsxNode & { children: unknown[] };
      if (!components.test(node.name ?? '')) return;
      const fail = (reason: string): never => file.fail(`<${node.name}>: ${reason}`, node.position?.start as never);
      const line = lineOfPage(file.path);
      if (node.name === 'CausesTable') {
        const release = JSON.stringify(line.release.split('.')[0]);
        const table = `() => import('@site/src/docs-widgets/RunInDocs/CausesTable').then((module) => module.causesTable(${release}))`;
        // Its table is in the page's HTML, and its data not in the page's script.
        node.name = 'Island';
        node.attributes.push(expression('release', release), expression('load', table));
        return;
      }
      const name = optionOf(node, 'name');
      if (node.name === 'Overview') {
        try {
          node.children = [overviewOf(tree, JSON.parse(readFileSync(apiFile(line), 'utf8')), name ?? '', file.path)];
        } catch (error) {
          fail((error as Error).message);
        }
        // The search finds a member in its own section.
        node.name = 'div';
        node.attributes = [
          { type: 'mdxJsxAttribute', name: 'className', value: 'overview' }, // src/css/overview.css
          { type: 'mdxJsxAttribute', name: 'data-search', value: 'off' },
        ];
        return SKIP;
      }
      used.add(node.name ?? '');
      const id = `api${imports.length}`;
      const give = (attribute: string, query: string, from = apiFile(line)) => {
        imports.push(`import ${id} from ${JSON.stringify(`!!${loader}!${from}?${query}`)};`);
        node.attributes.push(expression(attribute, id));
      };
      if (node.name === 'ApiIndex') return give('names', `index=${line.docs}`);
      if (node.name === 'ApiDeclarations')
        return give('declarations', `index=${line.docs}&rest=${optionOf(node, 'from') ?? ''}`);
      if (node.name === 'ApiDifferences') {
        const [before, after] = ['from', 'to'].map((end) =>
          comparedReleases().find(({ major }) => major === optionOf(node, end)),
        );
        if (!before || !after) return fail('"from" and "to" name the major versions of two releases');
        return give(
          'data',
          `index=${line.docs}&at=${line.path}&line=${line.id}&since=${before.major}`,
          releaseFile(after),
        );
      }
      if (!name) return fail('the attribute "name" is missing');
      const api: Api = JSON.parse(readFileSync(apiFile(line), 'utf8'));
      const found = api.exports.find((entry) => entry.name === name);
      if (!found) return fail(`react-querybuilder ${line.release} exports no ${name}`);
      if (node.name === 'Signature') return give('html', `signature=${name}`);
      if (name !== 'QueryBuilder' && !found.members) return fail(`${name} has no members`);
      give('members', `members=${name}`);
    });
    // Imported by the pages that use them, because the components of every page are in every page's script.
    for (const name of used) imports.push(`import { ${name} } from '@site/src/docs-widgets/${name}';`);
    if (imports.length) tree.children.unshift(esm(imports.join('\n')));
  };
}
