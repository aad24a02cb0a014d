import { array, type InferOutput, number, object, record, string } from 'valibot';

/**
 * What a line's runtime has: by the name that code imports, the file that brings it, what that file asks of others, and
 * its length.
 */
export const manifestSchema = record(string(), object({ file: string(), needs: array(string()), bytes: number() }));
export type Manifest = InferOutput<typeof manifestSchema>;

/** What the editor knows of a line, or of its samples under React 19: its release, the packages that code may import, and its samples. */
export const lineRuntimeSchema = object({
  release: string(),
  pins: record(string(), string()),
  /** Those of them that are newer than on the line's pages, which run under React 18. */
  instead: record(string(), string()),
  /** Names that the release exports, types too, and what each is imported from; `default` is its default export. */
  api: record(string(), array(string())),
  modules: manifestSchema,
  /** Files that types are checked with, and how many bytes arrive of them. */
  types: object({ compiler: string(), declarations: string(), bytes: number() }),
  samples: record(string(), object({ text: string(), beside: record(string(), string()) })),
});
export type LineRuntime = InferOutput<typeof lineRuntimeSchema>;

/** The files that a text needs, each before those that ask for it, from what it imports by name. */
export function filesFor(names: Iterable<string>, manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const entry = Object.hasOwn(manifest, name) ? manifest[name] : undefined;
    if (!entry || seen.has(name)) return;
    seen.add(name);
    entry.needs.forEach(visit);
    files.add(entry.file);
  };
  for (const name of names) visit(name);
  return [...files];
}
