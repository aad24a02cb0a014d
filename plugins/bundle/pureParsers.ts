import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentedLines } from '../../lines/lines';
import { linesWithCopy } from './libraryCopies';

/** How a parser's tables begin: a function that is called where it stands, at the module's top. */
const calledInPlace = /^var \w+ = function\(\) \{$/gm;

/**
 * The two grammars of a library that is one ES module.
 * @throws when the module has others than these two, which nobody has looked at
 */
export function grammarsIn(source: string): string[] {
  const found = source.match(calledInPlace) ?? [];
  if (found.length !== 2) throw new Error(`${found.length} functions are called at the top, and not two grammars.`);
  return found;
}

/**
 * Says that these calls do nothing but make their parser, so that pages that do not parse leave it out: it is more than half
 * of such a library, and comes to every sample and demo.
 */
export default function pureParsers({ siteDir }: LoadContext): Plugin {
  const loader = fileURLToPath(new URL('../changeLoader.mjs', import.meta.url));
  const rules = linesWithCopy(siteDir, documentedLines(siteDir)).map(({ module }) => ({
    test: path.normalize(module),
    use: grammarsIn(readFileSync(module, 'utf8')).map((text) => ({
      loader,
      options: { text, change: text.replace('= ', '= /* #__PURE__ */ ') },
    })),
  }));
  return { name: 'pure-parsers', configureWebpack: (_config, isServer) => (isServer ? {} : { module: { rules } }) };
}
