import { defineConfig } from '@playwright/test';
import config from '../playwright.config';

/** Benchmarks take minutes and want the machine for themselves, so the end-to-end tests leave them out. */
export default defineConfig({
  ...config,
  testDir: 'pages',
  testMatch: '*.bench.ts',
  globalSetup: '../e2e/warm.ts',
  reporter: 'list',
  webServer: Object.assign({ command: '' }, config.webServer, { cwd: '..' }),
  workers: 1,
  timeout: 300_000,
});
