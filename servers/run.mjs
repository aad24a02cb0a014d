import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { install } from '../scripts/install.mjs';
import { installServers } from './debian.mjs';
import { Room } from './Room.mjs';
import { ports, slapdVersion, startServers } from './start.mjs';

// npm run test:servers: compares what exports select in PostgreSQL, MariaDB and slapd with our engines and models.
// npm run test:servers -- -u writes the tables of the pages anew.

const args = process.argv.slice(2);
let room;
let tests;
let isEnding = false;

/** Stops what runs, and ends this process. */
async function end(code, sentence) {
  if (isEnding) return;
  isEnding = true;
  if (sentence) console.error(sentence);
  tests?.kill('SIGKILL');
  await room?.close();
  process.exit(code);
}

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
])
  process.once(signal, () => end(128 + number, 'Stopped: the servers are stopped and their folder is removed.'));

try {
  installServers();
  install();
  install('servers');
  room = new Room();
  await startServers(room);
  const env = {
    ...process.env,
    SERVER_PORTS: JSON.stringify(ports),
    SLAPD_VERSION: slapdVersion(),
    ...(args.includes('-u') && { SERVER_CAPTURE: 'true' }),
  };
  // Without a shell between: what is killed is Vitest itself.
  const command = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'servers/vitest.config.ts',
    ...args.filter((arg) => arg !== '-u'),
  ];
  tests = spawn(process.execPath, command, { stdio: 'inherit', detached: true, env });
  const [code] = await once(tests, 'exit');
  const ended = room.ended();
  await end(
    code ?? 1,
    ended.length > 0 ? `${ended.join(' and ')} ended in the middle, perhaps for want of space.` : undefined,
  );
} catch (error) {
  await end(1, error.message);
}
