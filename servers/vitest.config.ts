import { defineConfig } from 'vitest/config';
import root from '../vitest.config';

const { projects, ...test } = root.test ?? {};

/** Compares with servers, which `npm run test:servers` starts; so no other run of the tests has these. */
export default defineConfig({
  ...root,
  test: { ...test, include: ['servers/compare/*.servers.ts'], disableConsoleIntercept: true, fileParallelism: false },
});
