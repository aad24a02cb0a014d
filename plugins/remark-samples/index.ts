import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser } from 'acorn';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { sampleText } from './sampleText';

const loader = fileURLToPath(new URL('../highlight-code/loader.mjs', import.meta.url));

type JsxNode = {
  type: string;
  name: string | null;
  attributes: { type: string; name: string; value?: unknown }[];
  position?: { start: { line: number; column: number } };
};

/** The `_samples` folder of the docs line that a page belongs to; pages outside the docs use the latest line's. */
export function samplesFolder(siteDir: string, page: string): string {
  const [top, version] = path.relative(siteDir, page).split(path.sep);
  if (top === 'docs') return path.join(siteDir, 'docs/_samples');
  if (top === 'versioned_docs') return path.join(siteDir, top, version ?? '', '_samples');
  return path.join(siteDir, 'versioned_docs/version-5/_samples');
}

/** Major version of the release that the samples beside it are pinned to. */
function releaseOf(folder: string): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies['react-querybuilder']?.split('.')[0] ?? '';
}

/**
 * Remark plugin: gives every `<Sample file="…" />` its highlighted text and a loader of its component, both as
 * bundler imports. `file` is relative to the line's one `_samples` folder.
 * Options in MDX: `show="source" | "preview"`, `collapsed`, `region="name"`.
 * @throws (with page and line) when the file or the region does not exist
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
      const source = path.join(samplesFolder(process.cwd(), file.path), name);
      if (!existsSync(source)) fail(`${path.relative(process.cwd(), source)} does not exist`);
      try {
        sampleText(readFileSync(source, 'utf8'), region);
      } catch (error) {
        fail(`${name}: ${(error as Error).message}`);
      }
      const id = `sample${imports.length}`;
      const query = region ? `?region=${encodeURIComponent(region)}` : '';
      imports.push(`import ${id} from ${JSON.stringify(`!!${loader}!${source}${query}`)};`);
      node.attributes.push(
        expression('html', id),
        expression('release', JSON.stringify(releaseOf(samplesFolder(process.cwd(), file.path)))),
      );
      if (option('show') !== 'source' && /\.tsx$/.test(name))
        node.attributes.push(expression('load', `() => import(${JSON.stringify(source)})`));
    });
    if (imports.length) tree.children.unshift(esm(imports.join('\n')));
  };
}

/** MDX needs the syntax tree beside the text of an expression; acorn is the parser MDX itself uses. */
const parse = (code: string) => Parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });

const expression = (name: string, code: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree: parse(`(${code})`) } },
});

const esm = (code: string) => ({ type: 'mdxjsEsm', value: code, data: { estree: parse(code) } }) as never;
