import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { lineOfPage } from '../../lines/lines';
import { esm, expression, type JsxNode } from '../mdxNodes';
import { outputsFile, outputText } from './outputs';
import { sampleText } from './sampleText';

const loader = fileURLToPath(new URL('../highlight-code/loader.mjs', import.meta.url));

/**
 * Remark plugin: gives every `<Sample file="…" />` its highlighted text and, as the file has it, a loader of its
 * component (`.tsx`) or the captured output of its code (`.ts`), all as bundler imports. `file` is relative to the
 * line's one `_samples` folder.
 * Options in MDX: `show="source" | "preview" | "output"`, `collapsed`, `region="name"`, `output="sql"` (language of the
 * output, `js` without it).
 * @throws (with page and line) when the file, the region or the captured output does not exist
 */
export function remarkSamples() {
  return (tree: Root, file: VFile) => {
    const imports: string[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
      const node = visited as unknown as JsxNode;
      if (node.name !== 'Sample') return;
      const option = (name: string) =>
        node.attributes.find((attribute) => attribute.name === name)?.value as string | undefined;
      const fail = (reason: string): never => file.fail(`<Sample>: ${reason}`, node.position?.start as never);
      const name = option('file') ?? fail('the attribute "file" is missing');
      const region = option('region');
      const show = option('show');
      const line = lineOfPage(file.path);
      const source = path.resolve(line.samples, name);
      const outputs = /\.ts$/.test(name) && show !== 'source' ? outputsFile(source) : undefined;
      if (!existsSync(source)) fail(`${path.relative(process.cwd(), source)} does not exist`);
      try {
        sampleText(readFileSync(source, 'utf8'), region);
        if (outputs) outputText(readFileSync(outputs, 'utf8'), region);
      } catch (error) {
        fail(`${name}: ${(error as Error).message}${outputs ? ' (npm run capture writes the outputs)' : ''}`);
      }
      const give = (attribute: string, from: string, query: Record<string, string | undefined>) => {
        const id = `sample${imports.length}`;
        const search = new URLSearchParams(Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]));
        imports.push(`import ${id} from ${JSON.stringify(`!!${loader}!${from}?${search}`)};`);
        node.attributes.push(expression(attribute, id));
      };
      if (show !== 'preview' && show !== 'output') give('html', source, { region });
      if (outputs) give('outputHtml', outputs, { region, output: option('output') ?? 'js' });
      node.attributes.push(expression('release', JSON.stringify(line.release)));
      if (show !== 'source' && /\.tsx$/.test(name))
        node.attributes.push(expression('load', `() => import(${JSON.stringify(source)})`));
    });
    if (imports.length) tree.children.unshift(esm(imports.join('\n')));
  };
}
