import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../lines/lines';
import { findPackage, packageFolder } from '../packageFolder';

/** Packages that a release is made of, whose declarations are needed with its own. */
const parts = /^@react-querybuilder\/(core|ts|ctx)(\/|$)/;
/** What a declaration takes from others. */
const imported = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g;

/**
 * Collects the declarations of a release, as the upgrade command carries them.
 * @returns files by their paths, among them `8.json`, which says what is found under which name that code imports
 * @throws if the release declares nothing
 */
export function declarationsOf({ major, samples, installedAs }: Release): Record<string, string> {
  const files: Record<string, string> = {};
  const entries: Record<string, string> = {};
  const visit = (file: string, folder: string, name: string): string => {
    const place = `${major}/${name}/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (place in files) return place;
    // What source maps lead to is not there.
    const text = readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*/g, '');
    files[place] = text;
    for (const [, wanted = ''] of text.matchAll(imported)) {
      if (wanted.startsWith('.')) {
        const found = declarationAt(path.join(path.dirname(file), wanted));
        if (found) visit(found, folder, name);
      } else if (parts.test(wanted)) enterPart(wanted, folder);
    }
    return place;
  };
  /** A package that a release is made of, and what is imported from below it. */
  const enterPart = (wanted: string, from: string) => {
    const [scope, one, ...inside] = wanted.split('/');
    const name = `${scope}/${one}`;
    const folder = findPackage(name, from);
    enter(name, folder);
    const file = folder && inside.length ? declarationAt(path.join(folder, ...inside)) : undefined;
    if (folder && file && !(wanted in entries)) entries[wanted] = visit(file, folder, name);
  };
  const enter = (name: string, folder: string | undefined) => {
    if (!folder || name in entries) return;
    for (const [entry, file] of entriesOf(folder)) entries[path.posix.join(name, entry)] = visit(file, folder, name);
  };
  enter('react-querybuilder', packageFolder(samples, installedAs));
  if (!entries['react-querybuilder']) throw new Error(`Release ${major} has no declarations.`);
  return { ...files, [`${major}.json`]: JSON.stringify(entries) };
}

/** Names of a package that have declarations, `.` for itself, with their files. */
function entriesOf(folder: string): [string, string][] {
  const { exports, types, typings } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const given: [string, unknown][] = Object.entries(exports ?? { '.': { types: types ?? typings } });
  return given.flatMap(([entry, conditions]) => {
    const named = conditions as { import?: { types?: string }; types?: string };
    const file = named?.import?.types ?? named?.types;
    const whole = file && path.join(folder, file);
    return whole && !entry.includes('*') && existsSync(whole) ? [[entry, whole]] : [];
  });
}

/** The declaration that a relative import means. */
const declarationAt = (base: string) =>
  [base.replace(/\.([cm]?)js$/, '.d.$1ts'), base, `${base}.d.ts`, `${base}.d.mts`, path.join(base, 'index.d.ts')].find(
    (file) => /\.d\.[cm]?ts$/.test(file) && existsSync(file),
  );
