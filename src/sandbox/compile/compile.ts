import { transform } from 'sucrase';
import { hostName } from '../hostName';
import { guard } from './guard';

/** Why a text is no program, and where. */
export type Refusal = { message: string; line?: number; column?: number };
export type Compiled = { code: string; imports: string[] } | { refused: Refusal };

/**
 * TypeScript and JSX as a guarded script of the frame: what it imports it asks of `require`, by name. Lines stay where
 * they are.
 * @param file its name, whose ending says whether there may be JSX
 */
export function compile(text: string, file: string): Compiled {
  const imports: string[] = [];
  try {
    const { code } = transform(text, {
      transforms: file.endsWith('.tsx') ? ['typescript', 'jsx', 'imports'] : ['typescript', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: file,
    });
    for (const [, , name] of code.matchAll(/\brequire\((['"])([^'"]+)\1\)/g)) imports.push(name as string);
    return { code: guard(code, `${hostName}.ask`), imports: [...new Set(imports)] };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
}

/** Both parsers say `Error transforming a.tsx: Unexpected token (3:7)`; the position is told apart from the words. */
function refusalOf(error: unknown): Refusal {
  const said = error instanceof Error ? error.message : String(error);
  const [, words = said, line, column] =
    /^(?:Error transforming [^:]+: )?([\s\S]*?)(?: \((\d+):(\d+)\))?$/.exec(said) ?? [];
  return { message: words, ...(line && { line: Number(line), column: Number(column) }) };
}
