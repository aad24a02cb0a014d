// A visitor's table of a million rows beside bare sql.js, DuckDB-WASM and an array: npm run bench -- data-set
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';

// In the repository, so that Node finds the packages.
const outfile = '.docusaurus/bench-data-set.mjs';
await build({
  entryPoints: ['bench/data-set/run.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  alias: { '@site': '.' },
  logLevel: 'error',
});
const bench = spawn(process.execPath, ['--expose-gc', '--max-old-space-size=8192', outfile], { stdio: 'inherit' });
bench.on('close', (code) => {
  rmSync(outfile);
  process.exitCode = code ?? 1;
});
