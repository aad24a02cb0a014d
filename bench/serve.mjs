import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connections, load } from './load.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** nginx with the configuration that the build has written, but for its place, on this machine alone. */
function nginx(folder, port) {
  const site = readFileSync('build/nginx.conf', 'utf8')
    .replace(/root [^;]+;/, `root ${folder}/site/current;`)
    .replace(/listen \d+;/, `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:\d+;/, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const modules = existsSync(brotli) ? `load_module ${brotli};` : '';
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${modules} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 2; events {}
http { access_log off; ${temporary.join(' ')} ${modules && 'brotli_static on;'} ${site} }\n`,
  );
  return spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
}

/** What `npm start` serves with: a build folder, which the next build is written into. */
const start = (folder, port) =>
  spawn(process.execPath, [path.join(here, '../scripts/serve.mjs'), `${folder}/build`], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Runs a command to its end, beside the measuring. */
async function run(program, ...values) {
  const [code] = await once(spawn(program, values, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
}

const servers = {
  nginx: {
    serve: nginx,
    deploy: (folder) => run(process.execPath, path.join(here, '../hosting/publish.mjs'), `${folder}/site`),
  },
  'npm start': { serve: start, deploy: (folder) => run('cp', '-rT', 'build', `${folder}/build`) },
};

/** Pages and the files that they are made of, as visitors ask for them; without the engines' megabytes. */
const addresses = () =>
  JSON.parse(readFileSync('build/offline.json', 'utf8')).files.flatMap(([name, , bytes]) =>
    bytes < 100_000 && name !== '404.html'
      ? [
          `/${name
            .replace(/(^|\/)index\.html$|\.html$/, '')
            .split('/')
            .map(encodeURIComponent)
            .join('/')}`,
        ]
      : [],
  );

/** Waits for a server's first answer. */
async function isUp(server, port) {
  let last;
  for (const end = Date.now() + 10_000; Date.now() < end && server.exitCode === null; await after(50)) {
    last = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      ({ message }) => message,
    );
    if (last === 200) return;
  }
  throw new Error(`The server did not come up: ${last}`);
}

async function measure(name, seconds, isDeployed) {
  const { serve, deploy } = servers[name];
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-serve-'));
  // Where nginx is started by root, its workers are somebody else.
  chmodSync(folder, 0o755);
  const port = await freePort();
  let server;
  try {
    await deploy(folder);
    server = serve(folder, port);
    await isUp(server, port);
    const middle = isDeployed ? after(seconds * 500).then(() => deploy(folder)) : undefined;
    const { requests, statuses, failed, median, p99 } = await load(port, addresses(), seconds);
    await middle;
    const errors = Object.entries(statuses).flatMap(([status, count]) => (status[0] === '5' ? [count] : []));
    const others = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    const title = `${name}${isDeployed ? ', with a deploy in the middle' : ''}`;
    console.log(
      `${title}: ${requests} requests, ${errors.reduce((sum, count) => sum + count, 0)} of 5xx, ${failed} broken; median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${others.join(', ')})`,
    );
  } finally {
    server?.kill();
    if (server && server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

/** `npm run bench -- serve`: prints, and fails nothing. A number as an argument is the seconds of each part. */
const seconds = Number(process.argv[2] ?? 20);
if (!existsSync('build/offline.json')) throw new Error('There is no build. Run: npm run build');
const hasNginx = (await once(spawn('nginx', ['-v'], { stdio: 'ignore' }), 'exit').catch(() => [1]))[0] === 0;
console.log(`${connections} connections, ${seconds} s each, on this machine.`);
for (const name of Object.keys(servers)) {
  if (name === 'nginx' && !hasNginx) console.log('nginx is not installed here, and was not measured.');
  else for (const isDeployed of [false, true]) await measure(name, seconds, isDeployed);
}
