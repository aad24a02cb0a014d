import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { pinsInText } from '../../../lines/pinsInText';
import { provenLines } from './saidOnPages';

/** The sentences that tests of build plugins are called after, each as the pages of every proven line would say it. */
export function provingTests(folder = 'plugins'): string[][] {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => /\.test\.tsx?$/.test(file));
  const pages = provenLines().map(({ docs }) => path.resolve(docs, 'intro.mdx'));
  return files
    .map((file) => path.join(folder, file))
    .flatMap((file) => namesIn(readFileSync(file, 'utf8'), file))
    .map((name) => [...new Set(pages.map((page) => pinsInText(name, page)))]);
}

/** The first argument of each `proves(…)`: a sentence, or several. */
function namesIn(code: string, file: string): string[] {
  if (!code.includes('proves(')) return [];
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'proves') {
      const [name] = node.arguments;
      for (const part of name && ts.isArrayLiteralExpression(name) ? name.elements : [name])
        if (part && ts.isStringLiteralLike(part)) names.push(part.text);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}
