import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve('.') } },
  test: { include: ['plugins/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'config/**/*.test.ts', 'scripts/**/*.test.mjs'] },
});
