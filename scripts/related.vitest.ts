import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import base from '../vitest.config';

/** For check-changed.mjs, which passes the changed files, and the file in which it finds what was run and how it went. */
const { CHANGED = '', PROGRESS = '' } = process.env;
const folders = CHANGED.split('\n').map((file) => path.resolve(path.dirname(file)).split(path.sep));

/** How many folders a test has in common with the changed file that is nearest to it. */
function nearness(test: string): number {
  const parts = test.split(path.sep);
  return Math.max(...folders.map((folder) => folder.filter((name, index) => parts[index] === name).length));
}

/** Tests that stand near what has changed are first, in case that not all can run in a minute. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => nearness(other.moduleId) - nearness(one.moduleId));
  }
}

const note = (text: string) => appendFileSync(PROGRESS, `${text}\n`);
class Progress implements Reporter {
  onTestRunStart = (files: readonly TestSpecification[]) => {
    for (const { moduleId } of files) note(`related ${moduleId}`);
  };
  onTestModuleEnd = (module: TestModule) => note(`${module.ok() ? 'passed' : 'failed'} ${module.moduleId}`);
}

export default mergeConfig(base, {
  root: path.resolve('.'),
  test: { reporters: [new Progress()], sequence: { sequencer: NearestFirst } },
});
