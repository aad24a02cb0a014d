import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { markRegions } from './plugins/remark-samples/checks/capture';

// v3 to v5 have no `exports` map: this picks their ES build, the one that a reader's bundler picks.
const mainFields = ['module', 'main'];

export default defineConfig({
  plugins: [markRegions],
  esbuild: { jsx: 'automatic' },
  resolve: {
    alias: { '@site': path.resolve('.') },
    mainFields,
  },
  ssr: { resolve: { mainFields } },
  test: {
    include: ['plugins/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}', 'config/**/*.test.ts', 'scripts/**/*.test.mjs'],
    // v3 is CommonJS only, which must not be inlined.
    server: { deps: { inline: [/^(?!.*\/version-3\/).*react-querybuilder/] } },
  },
});
