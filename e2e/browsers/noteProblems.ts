/**
 * Notes console errors, uncaught errors and reports of policies in a page from now on, and reports that were made before.
 * Runs in the page.
 * @returns the list, which grows
 */
export function noteProblems(): string[] {
  const page = window as unknown as { noted?: string[] };
  if (page.noted) return page.noted;
  const noted: string[] = [];
  page.noted = noted;
  const log = console.error;
  console.error = (...all: unknown[]) => {
    noted.push(all.map(String).join(' '));
    log(...all);
  };
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  const reports = (all: Report[]) => noted.push(...all.map(({ body }) => JSON.stringify(body)));
  new ReportingObserver(reports, { types: ['csp-violation'], buffered: true }).observe();
  return noted;
}
