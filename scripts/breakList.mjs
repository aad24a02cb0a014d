import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A change that makes the site wrong on purpose, and the test that has to notice: a file of `breaks/`.
 * @typedef {{ file: string, before: string, after: string }} Edit
 * @typedef {{ id: string, what: string, mend?: string, edits: Edit[],
 *   found: { part: 'unit' | 'build' | 'files' | 'e2e', in?: string, test: string } }} Break
 * @typedef {{ file: string, title: string, isFailed: boolean }} Test a test that was run
 */

/**
 * The breaks of a folder, by their ids.
 * @returns {Break[]}
 */
export const readBreaks = (folder = 'breaks') =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      id: path.basename(name, '.json'),
      ...JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    }));

/**
 * A text with one of its places changed.
 * @param {Edit} edit
 * @throws when the text before is not there, or is there more than once
 */
export function edited(text, { file, before, after }) {
  const places = text.split(before).length - 1;
  if (places !== 1) throw new Error(`${file} has this text ${places} times, not once: ${JSON.stringify(before)}`);
  return text.replace(before, () => after);
}

/**
 * Makes the edits of a break in a copy of the site.
 * @param {string} root the copy
 * @param {Break} wanted
 * @returns a function that takes them back
 * @throws when one of its texts is not there any more; then no file has changed
 */
export function apply(root, { edits }) {
  const texts = new Map();
  for (const edit of edits)
    texts.set(edit.file, edited(texts.get(edit.file) ?? readFileSync(path.join(root, edit.file), 'utf8'), edit));
  const before = [...texts.keys()].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  const write = (contents) => {
    for (const [file, text] of contents) writeFileSync(path.join(root, file), text);
  };
  write(texts);
  return () => write(before);
}

/**
 * Breaks that are tried at the same time: those that need a build share one, as long as no two change the same file. A
 * break that the build itself finds is alone, because nothing comes after it.
 * @param {Break[]} breaks
 * @param {boolean} isTogether false tries each alone
 * @returns {Break[][]}
 */
export function grouped(breaks, isTogether) {
  const groups = [];
  for (const one of breaks) {
    const files = one.edits.map(({ file }) => file);
    const isShared = ({ found: { part } }) => part === 'files' || part === 'e2e';
    const group =
      isTogether && isShared(one)
        ? groups.find((others) =>
            others.every((other) => isShared(other) && !other.edits.some(({ file }) => files.includes(file))),
          )
        : undefined;
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/**
 * Whether the test that has to find a break did so.
 * @param {Break} wanted
 * @param {Test[]} tests all that were run
 * @returns {{ isFound: boolean, by: string }} the title of the first such test that failed, or why there is none
 */
export function judge({ found }, tests) {
  const meant = tests.filter(({ file, title }) => file.endsWith(found.in) && title.includes(found.test));
  const failed = meant.find(({ isFailed }) => isFailed);
  if (failed) return { isFound: true, by: `${found.in} › ${failed.title}` };
  const by = meant.length ? `${found.in} passes` : `${found.in} has no test "${found.test}" any more`;
  return { isFound: false, by };
}

/** What Vitest's JSON report has. @returns {Test[]} */
export const testsOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    assertionResults.length
      ? assertionResults.map((test) => ({ file: name, title: test.fullName, isFailed: test.status === 'failed' }))
      : // A file that does not load has no tests.
        { file: name, title: message, isFailed: status === 'failed' },
  );

/**
 * What Playwright's JSON report has. It names files from the folder of the tests.
 * @returns {Test[]}
 * @throws when no test was run, because the server did not start, for example
 */
export function testsOfPlaywright({ config, suites, errors = [] }) {
  if (!suites.length && errors.length) throw new Error(errors.map(({ message }) => message).join('\n'));
  const below = (suite, titles) => [
    ...(suite.specs ?? []).map(({ file, title, ok }) => ({
      file: path.join(config.rootDir, file),
      title: [...titles, title].join(' › '),
      isFailed: !ok,
    })),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => below(suite, []));
}
