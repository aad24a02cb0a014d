/**
 * Loads what tests import only while they run. Playwright compiles each file into a cache that its workers share, and a
 * worker that reads a file which another one is writing finds no exports in it.
 */
export default async function warm() {
  await import('../scripts/serve.mjs');
}
