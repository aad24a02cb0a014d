import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Counts the tests, and prints `N passed, N failed` as the last line unless the command above does. */
export default class ClosingLine implements Reporter {
  private counts = { passed: 0, failed: 0, skipped: 0 };
  onTestEnd(_test: TestCase, { status }: TestResult) {
    this.counts[status === 'passed' || status === 'skipped' ? status : 'failed'] += 1;
  }
  async onEnd() {
    // Playwright turns a static import into require, which cannot load an ES module.
    const { closingLine, noteCounts } = await import('../scripts/counts.mjs');
    if (!noteCounts(this.counts)) console.log(`\n${closingLine(this.counts)}`);
  }
  printsToStdio = () => false;
}
