/**
 * What drives a sample in its test, a test that a page shows, the imports of the release, its parsers, companions and toolkits, and
 * what samples share: read with them, but not shown; and what is built with an alias of its own (`aliased/`), which only its
 * test does.
 */
const besideSamples =
  /\.interaction\.ts$|\.test\.tsx?$|(^|[\\/])(release|brief|(companions|kits|parts)[\\/][\w-]+)\.ts$|(^|[\\/])aliased[\\/]/;

/** Whether a file of `_samples/` is a sample: a component to mount (`.tsx`), or code that prints (`.ts`). */
export const isSample = (file: string): boolean => /\.tsx?$/.test(file) && !besideSamples.test(file);
