import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastLine, Room } from './Room.mjs';

it.each([
  [
    'slapd: what it said before it took its leave',
    'lt_dlopenext failed: (back_nothere) file not found',
    [
      '6b07a9fd.1502348f 0x7f218a20c200 lt_dlopenext failed: (back_nothere) file not found',
      '6b07a9fd.1524ae2d 0x7f218a20c200 slapd stopped.',
      '6b07a9fd.15250918 0x7f218a20c200 connections_destroy: nothing to destroy.',
    ],
  ],
  [
    'MariaDB: the first of its errors, which the others follow from',
    "mariadbd: Can't create/write to file '/a/ib' (Errcode: 13)",
    [
      '2026-11-26 11:58:14 0 [Note] InnoDB: Using AVX512 instructions',
      "2026-11-26 11:58:14 0 [ERROR] mariadbd: Can't create/write to file '/a/ib' (Errcode: 13)",
      '2026-11-26 11:58:14 0 [ERROR] Aborting',
    ],
  ],
  [
    'initdb: what ended its child',
    'could not write to file "pg_wal/xlogtemp.29": No space left on device',
    [
      'running bootstrap script ... ',
      '2026-11-26 12:02:11.523 UTC [29] FATAL:  could not write to file "pg_wal/xlogtemp.29": No space left on device',
      'child process exited with exit code 1',
      'initdb: removing contents of data directory "/a"',
    ],
  ],
  [
    'initdb: what it said before it cleaned up',
    'initdb: error: could not create directory "/a"',
    ['initdb: error: could not create directory "/a"', 'initdb: removing contents of data directory "/a"'],
  ],
  ['nothing', 'it said nothing', ['']],
])('the reason of %s', (_, reason, log) => expect(lastLine(log.join('\n'))).toBe(reason));

describe('a room', () => {
  let room;
  beforeEach(() => {
    room = new Room();
  });
  afterEach(() => room.close());

  it('says that a port is in use, and starts nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address();
    await expect(room.start('A server', port, process.execPath, ['-e', ''])).rejects.toThrow(
      `A server was not started: port ${port} of 127.0.0.1 is in use.`,
    );
    other.close();
  });

  it('says why a server ended, and removes its folder', async () => {
    const program = ['-e', 'console.error("No space left on device"); process.exit(1)'];
    await expect(room.start('A server', 54_399, process.execPath, program)).rejects.toThrow(
      'A server did not start: No space left on device',
    );
    const { folder } = room;
    await room.close();
    expect(existsSync(folder)).toBe(false);
  });
});
