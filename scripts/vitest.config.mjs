import { defineConfig } from 'vitest/config';
import { EveryTest } from './everyTest';

/** Cuts and drops a docs version in a small copy of the site, which it builds twice, so `npm run check` leaves it out. */
export default defineConfig({ test: { include: ['scripts/**/*.slow.mjs'], reporters: ['default', new EveryTest()] } });
