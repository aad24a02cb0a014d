import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { compressing, isBuilt, isCompressed } from './build.mjs';
import { install, run } from './install.mjs';

install();
if (!isBuilt()) run('npm', ['run', '--silent', 'build:pages']);
const { serve } = await import('./serve.mjs');
serve('build', process.env, () => {
  if (isCompressed()) return;
  // It takes a minute, and pages can be read meanwhile.
  console.log(
    'Files are being compressed; until that is done, they are sent as they are, and offline use is not offered.',
  );
  const child = spawn(...compressing, { stdio: 'inherit' });
  // The server ends when it is told to, and this with it.
  child.unref();
  child.on('spawn', () => setPriority(child.pid, 10));
  child.on('error', ({ message }) => console.error(message));
  process.on('exit', () => child.kill());
});
