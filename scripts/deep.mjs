import { run } from './install.mjs';

// npm run test:deep: the same tests, with more of what is drawn at random.
run('npm', ['test'], { env: { ...process.env, TEST_DEEP: 'true' } });
