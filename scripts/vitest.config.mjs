import { defineConfig } from 'vitest/config';

/** Installs the site and builds it twice, which takes minutes, so `npm run check` leaves it out. */
export default defineConfig({ test: { include: ['scripts/**/*.slow.mjs'] } });
