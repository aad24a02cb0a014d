import { isBuilt } from './build.mjs';
import { install, run } from './install.mjs';

install();
if (!isBuilt()) run('npm', ['run', '--silent', 'build']);
const { serve } = await import('./serve.mjs');
serve('build');
