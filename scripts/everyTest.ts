import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { closingLine, noteCounts } from './counts.mjs';

/** Files that may skip tests, and why. Anywhere else a skipped test fails the run. */
const maySkip: Record<string, string> = { 'hosting/nginx.test.mjs': 'nginx is not installed' };

/**
 * Fails a run that was asked for every test and left one out: a file that `vitest list` names and that did not run, or a
 * test that its file skipped. Then it prints `N passed, N failed`, unless the command above does.
 */
export class EveryTest implements Reporter {
  private vitest: Vitest | undefined;
  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }
  async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      let failed = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'failed') failed += 1;
        else counts[state === 'passed' ? 'passed' : 'skipped'] += 1;
      }
      // A file that cannot be loaded has no test that could fail.
      counts.failed += failed || (module.state() === 'failed' ? 1 : 0);
    }
    const leftOut = this.isWhole() ? await this.leftOut(modules) : [];
    if (leftOut.length) {
      counts.failed += leftOut.length;
      process.exitCode = 1;
      console.error(`Left out, although every test was asked for:\n${leftOut.map((name) => `  ${name}`).join('\n')}`);
    }
    if (!noteCounts(counts)) console.log(`\n${closingLine(counts)}`);
  }
  /** True when nothing on the command line chooses among the tests. */
  private isWhole(): boolean {
    // The names of files are not among Vitest's types.
    const { config, filenamePattern } = this.vitest as Vitest & { filenamePattern?: string[] };
    return !(filenamePattern || config.testNamePattern || config.changed || config.related || config.shard);
  }
  private async leftOut(modules: readonly TestModule[]): Promise<string[]> {
    const root = this.vitest?.config.root ?? '.';
    const nameOf = (file: string) => path.relative(root, file);
    const ran = new Set(modules.filter((module) => module.state() !== 'queued').map(({ moduleId }) => moduleId));
    const listed = await Promise.all((this.vitest?.projects ?? []).map((project) => project.globTestFiles()));
    const files = listed.flatMap(({ testFiles }) => testFiles).filter((file) => !ran.has(file));
    const tests = modules
      .filter(({ moduleId }) => !Object.hasOwn(maySkip, nameOf(moduleId)))
      .flatMap((module) =>
        [...module.children.allTests()]
          .filter((test) => !['passed', 'failed'].includes(test.result().state))
          .map((test) => `${nameOf(module.moduleId)} > ${test.fullName}`),
      );
    return [...files.map(nameOf), ...tests];
  }
}
