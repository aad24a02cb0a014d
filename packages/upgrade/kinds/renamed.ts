import type { RuleOfVersion } from '../Rule';
import { type Change, editImports, isPlain } from '../source/editImports';
import { importsFrom, mentionsWithoutImport, usesOf } from '../source/ofLibrary';
import type { ImportedName, Source } from '../source/readSource';

type Parts = Omit<RuleOfVersion, 'match'> & {
  /** New names, and new modules, by the old name. */
  names: Record<string, Change>;
};

/** A rule about exports that have another name or another module, with the same content. */
export const renamed = ({ names, ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  match: (source, found) => {
    const all = importsFrom(source, Object.keys(names));
    const safe = all.filter((name) => isPlain(source, name) && !isReexported(source, name));
    for (const name of all) {
      const isFirst = name === safe[0];
      found({
        node: name.node,
        // The first one edits for all: a declaration is written once.
        edit: !safe.includes(name)
          ? undefined
          : (text) => {
              if (!isFirst) return;
              const changes = new Map(safe.map((one) => [one, changeOf(source, one, names[one.imported] as Change)]));
              editImports(source, text, changes);
              for (const [one, { local }] of changes)
                if (local) for (const use of usesOf(source, one)) text.overwrite(use.start, use.end, local);
            },
      });
    }
    for (const node of mentionsWithoutImport(source, Object.keys(names))) found({ node });
  },
});

/** A name that is used everywhere becomes the new one; where that may mean something else, only the import changes. */
function changeOf(source: Source, { local, imported }: ImportedName, change: Change): Change {
  const { imported: next } = change;
  if (!next || local !== imported || next === local) return change;
  const isTaken = source.declared.has(next) || source.imports.some((other) => other.local === next);
  const isShort = source
    .nodes('Property')
    .some(({ shorthand, key, value }) => shorthand && (key.name === local || value?.name === local));
  return source.declared.has(local) || isTaken || isShort ? change : { ...change, local: next };
}

/** `export { a }` gives the name to other files. */
const isReexported = (source: Source, { local }: ImportedName) =>
  source.nodes('ExportSpecifier').some((node) => node.local.name === local && !node.parent?.source);
