import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Ports of the servers, on 127.0.0.1 alone. */
export const ports = { postgresql: 54_315, mariadb: 33_115, slapd: 38_915 };

const host = '127.0.0.1';
const postgresql = '/usr/lib/postgresql/15/bin';

/** What slapd says of its version, which no client can ask. */
export function slapdVersion() {
  const { stderr, stdout } = spawnSync('/usr/sbin/slapd', ['-VV'], { encoding: 'utf8' });
  return /slapd (\d[\d.]*)/.exec(stdout + stderr)?.[1] ?? '';
}

/** Starts the three servers in a room, each with a data directory of its own. */
export async function startServers(room) {
  console.log('Starting PostgreSQL, MariaDB and slapd …');
  await startPostgresql(room);
  await startMariadb(room);
  await startSlapd(room);
}

async function startPostgresql(room) {
  const data = room.folderFor('postgresql');
  const locale = ['--encoding=UTF8', '--locale=C'];
  room.prepare('PostgreSQL', `${postgresql}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', ...locale]);
  // Statistics that come in the middle would change plans, and so on which rows an error is met.
  const settings = [
    'autovacuum=off',
    `listen_addresses=${host}`,
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=20',
  ];
  await room.start('PostgreSQL', ports.postgresql, `${postgresql}/postgres`, [
    ...['-D', data, '-p', String(ports.postgresql)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
}

async function startMariadb(room) {
  const data = room.folderFor('mariadb');
  // It would take TMPDIR, where the user that it runs as may not write.
  const temporary = `--tmpdir=${room.folderFor('mariadb-temporary')}`;
  // No files of the machine's own server are read, and there are no tables of users, so that nothing has to be prepared.
  const folder = ['--no-defaults', `--datadir=${data}`];
  const files = [`--socket=${data}/socket`, `--pid-file=${data}/pid`];
  const network = [`--bind-address=${host}`, `--port=${ports.mariadb}`, '--skip-name-resolve', '--skip-grant-tables'];
  await room.start('MariaDB', ports.mariadb, '/usr/sbin/mariadbd', [...folder, temporary, ...files, ...network]);
}

async function startSlapd(room) {
  const data = room.folderFor('slapd');
  const settings = readFileSync(new URL('slapd.conf', import.meta.url), 'utf8').replaceAll('DATA', data);
  const file = path.join(room.folder, 'slapd.conf');
  writeFileSync(file, settings, { mode: 0o644 });
  await room.start('slapd', ports.slapd, '/usr/sbin/slapd', [
    '-d',
    'none',
    '-h',
    `ldap://${host}:${ports.slapd}`,
    '-f',
    file,
  ]);
}
