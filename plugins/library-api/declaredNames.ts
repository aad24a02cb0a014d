import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { subPathsOf } from '../packageFolder';

/**
 * All names, types included, that each entry of a package declares, by sub-path such as `.` and `./parseSQL`. It shares
 * nothing with `readApi`, so that what comes of that can be checked against it.
 * @param folder folder of the installed package
 */
export function declaredNames(folder: string): Record<string, string[]> {
  const { exports, types } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = subPathsOf(folder).map(
    (subPath) => [subPath, path.join(folder, exports?.[subPath].import.types ?? types)] as const,
  );
  const program = ts.createProgram(
    files.map(([, file]) => file),
    // Names do not depend on what the language declares, which is most of what there would be to read.
    { noLib: true, moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, types: [] },
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    files.map(([subPath, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return [subPath, module ? checker.getExportsOfModule(module).map(({ name }) => name) : []];
    }),
  );
}
