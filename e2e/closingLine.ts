import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints `N passed, N failed` as the last line, for whoever reads only that. */
export default class ClosingLine implements Reporter {
  private counts = { passed: 0, failed: 0, skipped: 0 };
  onTestEnd(_test: TestCase, { status }: TestResult) {
    this.counts[status === 'passed' || status === 'skipped' ? status : 'failed'] += 1;
  }
  onEnd() {
    const { passed, failed, skipped } = this.counts;
    console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  }
  printsToStdio = () => false;
}
