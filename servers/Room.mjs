import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the three data directories take, with room for their logs. */
const bytesNeeded = 1_000_000_000;

/** PostgreSQL does not run as root, so that root lets `nobody` run the servers. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** A folder of its own and the servers that run in it. `close` stops them and removes it, whatever has happened. */
export class Room {
  folder;
  /** @type {{ name: string, child: import('node:child_process').ChildProcess }[]} */
  #servers = [];
  #isClosed = false;

  /** @throws when the disk is too full */
  constructor() {
    const { bavail, bsize } = statfsSync(tmpdir());
    const free = bavail * bsize;
    if (free < bytesNeeded)
      throw new Error(
        `${tmpdir()} has ${Math.round(free / 1e6)} MB left, and the servers need ${bytesNeeded / 1e6} MB. TMPDIR names another folder.`,
      );
    this.folder = mkdtempSync(path.join(tmpdir(), 'rqb-servers-'));
    chmodSync(this.folder, 0o755);
  }

  /** An empty folder for a server, which it may write to. */
  folderFor(name) {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { mode: 0o700 });
    if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
    return folder;
  }

  /**
   * Runs a command that prepares a server, to its end.
   * @throws with the last line that it printed, when it fails
   */
  prepare(name, command, args) {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      ...nobody,
      cwd: this.folder,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`${name} could not be prepared: ${error?.message ?? lastLine(`${stdout}\n${stderr}`)}`);
  }

  /**
   * Starts a server and waits until it answers.
   * @throws when its port is in use, when it ends, or does not answer within a minute
   */
  async start(name, port, command, args) {
    if (this.#isClosed) throw new Error(`${name} was not started: the room is closed.`);
    if (await answers(port)) throw new Error(`${name} was not started: port ${port} of 127.0.0.1 is in use.`);
    const log = path.join(this.folder, `${name}.log`);
    const output = openSync(log, 'w');
    // In a group of its own: Ctrl+C in the terminal is for this process, which then stops the servers in turn.
    const child = spawn(command, args, {
      ...nobody,
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    let failure;
    child.once('error', ({ message }) => {
      failure = message;
    });
    this.#servers.push({ name, child });
    const until = Date.now() + 60_000;
    while (!(await answers(port))) {
      if (child.exitCode !== null || child.signalCode !== null) failure ??= lastLine(readFileSync(log, 'utf8'));
      if (failure !== undefined) throw new Error(`${name} did not start: ${failure}`);
      if (Date.now() > until) throw new Error(`${name} did not answer on port ${port} within a minute.`);
      await pause(100);
    }
  }

  /** Names of the servers that have ended by themselves. */
  ended = () =>
    this.#servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).map(({ name }) => name);

  /** Stops the servers, the ones that do not obey by force, and removes the folder. */
  async close() {
    this.#isClosed = true;
    const running = this.#servers.filter(
      ({ child }) => child.pid && child.exitCode === null && child.signalCode === null,
    );
    await Promise.all(
      running.map(async ({ child }) => {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        // The first makes PostgreSQL stop without waiting for its clients, the second is for the others.
        child.kill('SIGINT');
        child.kill('SIGTERM');
        await Promise.race([gone, pause(10_000)]);
        if (child.exitCode === null && child.signalCode === null) {
          child.kill('SIGKILL');
          await gone;
        }
      }),
    );
    this.#servers = [];
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** What slapd and initdb say after their reason, whatever that is; and what stands before each line of slapd. */
const farewell = /slapd stopped\.|connections_destroy: nothing to destroy\.|^initdb: removing /;
const stamp = /^[\da-f]{8}\.[\da-f]{8} 0x[\da-f]+ /;

/** Errors of MariaDB and PostgreSQL: what else they say follows from the first. */
const firstError = /^.*(?:\[ERROR\]|FATAL:|PANIC:) +(.*)$/m;

/** Why a server ends: its first error, or the last that it said. */
export const lastLine = (text) =>
  firstError.exec(text)?.[1] ||
  text
    .trim()
    .split('\n')
    .filter((line) => !farewell.test(line))
    .at(-1)
    ?.replace(stamp, '') ||
  'it said nothing';
