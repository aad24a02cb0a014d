import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Benchmarks take minutes and want the machine for themselves, so the end-to-end tests leave them out. */
export default defineConfig({ ...config, testMatch: '**/*.bench.ts', workers: 1, timeout: 300_000 });
