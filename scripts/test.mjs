import { install, run } from './install.mjs';

install();
const { findBrowser } = await import('./browser.mjs');
const browser = findBrowser();
const env = { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) };

run('npm', ['run', '--silent', 'check'], { env });
run('npm', ['run', '--silent', 'build'], { env });
run('npm', ['run', '--silent', 'test:docs-version'], { env });
run('npm', ['run', '--silent', 'e2e'], { env });
