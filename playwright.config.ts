import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 3123);

/** Switches that keep Chromium from contacting anything by itself. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  // `*.test.ts` need no browser: Vitest runs them.
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/warm.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A picture that is missing is a failure; `npm run baselines` takes them.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'e2e/site/baselines/{arg}{ext}',
  workers: Math.max(2, availableParallelism()),
  timeout: 60_000,
  // A machine that does something else at the same time needs more than the stock five seconds; ten were too few at a load of 15.
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['dot'], ['./e2e/closingLine.ts']] : [['list'], ['./e2e/closingLine.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // Shorter than a test's own limit, so that a click on something missing names it.
    actionTimeout: 15_000,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: quiet },
  },
  webServer: {
    command: 'node e2e/fixtures/server.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    // Which server it is.
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
