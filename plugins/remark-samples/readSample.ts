import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { type Line, lineOfPage } from '../../lines/lines';
import { type JsxNode, optionOf } from '../mdxNodes';
import { outputsFile, outputText } from './outputs';
import { sampleText } from './sampleText';

/** What a page says of a sample, and the files that it stands for. */
export type ShownSample = {
  line: Line;
  /** The file as the page names it. */
  name: string;
  region?: string;
  show?: string;
  /** Absolute path of the file. */
  source: string;
  /** Text that the page shows, unless it asks for something else only. */
  text?: string;
  /** The file of captured outputs, and the text and language of what the page shows of it. */
  output?: { file: string; text: string; lang: string };
};

/**
 * Reads what a `<Sample file="…" />` of a page shows.
 * @throws (with page and line) when the file, the region or the captured output does not exist
 */
export function readSample(node: JsxNode, file: VFile): ShownSample {
  const fail = (reason: string): never => file.fail(`<Sample>: ${reason}`, node.position?.start as never);
  const name = optionOf(node, 'file') ?? fail('the attribute "file" is missing');
  const [region, show] = [optionOf(node, 'region'), optionOf(node, 'show')];
  if (show !== undefined && show !== 'source' && show !== 'preview')
    fail('`show` is "source" or "preview"; an output stands beside the code that made it');
  const line = lineOfPage(file.path);
  const source = path.resolve(line.samples, name);
  const outputs = /\.ts$/.test(name) && show !== 'source' ? outputsFile(source) : undefined;
  if (!existsSync(source)) fail(`${path.relative(process.cwd(), source)} does not exist`);
  try {
    const text = sampleText(readFileSync(source, 'utf8'), region);
    const printed = outputs && outputText(readFileSync(outputs, 'utf8'), region);
    return {
      ...{ line, name, region, show, source },
      ...(show !== 'preview' && { text }),
      ...(outputs && { output: { file: outputs, text: printed as string, lang: optionOf(node, 'output') ?? 'js' } }),
    };
  } catch (error) {
    return fail(`${name}: ${(error as Error).message}${outputs ? ' (npm run capture writes the outputs)' : ''}`);
  }
}
