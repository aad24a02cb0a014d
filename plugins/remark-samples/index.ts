import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { esm, expression, type JsxNode } from '../mdxNodes';
import { isSample } from './isSample';
import { readSample } from './readSample';

const loader = fileURLToPath(new URL('../highlight-code/loader.mjs', import.meta.url));

/**
 * Remark plugin: gives every `<Sample file="…" />` its highlighted text and, as the file has it, a loader of its
 * component (`.tsx`) or the captured output of its code (`.ts`), all as bundler imports. The first code of a page is shown whole. `file` is relative to the
 * line's one `_samples` folder.
 * Options in MDX: `show="source" | "preview"`, `region="name"`, `output="sql"` (language of the
 * output, `js` without it).
 * @throws (with page and line) when the file, the region or the captured output does not exist
 */
export function remarkSamples() {
  return (tree: Root, file: VFile) => {
    const imports: string[] = [];
    let isFirst = !path.basename(file.path).startsWith('_'); // a part of pages begins none
    visit(tree, ['code', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
      if (visited.type === 'code') {
        if (isFirst) visited.meta = `${visited.meta ?? ''} whole`;
        isFirst = false;
        return;
      }
      const node = visited as unknown as JsxNode;
      if (node.name !== 'Sample') return;
      const { line, name, region, show, source, text, output } = readSample(node, file);
      const give = (attribute: string, from: string, query: Record<string, string | undefined>) => {
        const id = `sample${imports.length}`;
        const search = new URLSearchParams(Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]));
        imports.push(`import ${id} from ${JSON.stringify(`!!${loader}!${from}?${search}`)};`);
        node.attributes.push(expression(attribute, id));
      };
      if (text !== undefined) {
        give('html', source, { region, whole: isFirst ? 'yes' : undefined });
        isFirst = false;
      }
      if (output) give('outputHtml', output.file, { region, output: output.lang });
      node.attributes.push(expression('release', JSON.stringify(line.release)));
      if (text !== undefined && isSample(name)) node.attributes.push(expression('isEditable', 'true'));
      if (show !== 'source' && /\.tsx$/.test(name))
        node.attributes.push(expression('load', `() => import(${JSON.stringify(source)})`));
    });
    if (imports.length) tree.children.unshift(esm(imports.join('\n')));
  };
}
