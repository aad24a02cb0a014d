import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { closingLine, sumOfCounts } from './counts.mjs';

/** Sends a signal to a process and all that it started. */
function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** Runs commands as named parts of one command, tells how long each took, and ends with what all of them counted. */
export class Parts {
  #scratch = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-parts-'));
  #counts = path.join(this.#scratch, 'counts');
  #minutes = [];
  /** Each running command, and what settles when it has ended. */
  #running = new Map();
  #failed = false;

  #started = performance.now();

  /** @param {Record<string, string>} env what the commands get beside the environment of this process; more may be added */
  constructor(env = {}) {
    this.env = { ...process.env, ...env, TEST_COUNTS: this.#counts };
    process.once('exit', () => rmSync(this.#scratch, { recursive: true, force: true }));
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, async () => {
        this.#failed = true;
        await this.#stop(signal);
        process.exit(128 + constants.signals[signal]);
      });
  }

  /**
   * Notes the time of a part that is no command.
   * @param {string} name
   * @param {number} started what `performance.now()` said when it began
   */
  note(name, started) {
    this.#minutes.push([name, (performance.now() - started) / 60_000]);
  }

  /**
   * Runs a command as a part. Its output is shown at once, or whole when it ends if another one runs beside it.
   * @param {string} name of the part in the table
   * @param {string[]} command and its arguments
   * @param {{ isBeside?: boolean, givesWay?: boolean }} [how] isBeside: another part may run at the same time; givesWay: it
   *   gets the processor time that the other one leaves
   * @throws never: a command that fails stops the others and ends this process with its exit code
   */
  async run(name, command, { isBeside = false, givesWay = false } = {}) {
    const started = performance.now();
    console.log(`\n── ${name}: ${isBeside ? 'started, shown when it ends' : command.join(' ')}`);
    const { code, output } = await this.#spawn(command, isBeside, givesWay);
    // Another part has failed meanwhile, which has stopped this one and ends the process.
    if (this.#failed) return new Promise(() => {});
    this.note(name, started);
    if (isBeside) console.log(`\n── ${name}: ${command.join(' ')}\n${output}`);
    if (code === 0) return;
    this.#failed = true;
    await this.#stop('SIGTERM');
    console.error(`\n── ${name} failed with exit code ${code}; nothing after it was run.`);
    this.#end(1);
    process.exit(code);
  }

  /**
   * Prints the table and the closing line.
   * @param {string} [remark] is said before that
   */
  end(remark) {
    this.#end(0, remark);
  }

  /** Runs a command in a process group of its own, so that all that it started can be stopped. */
  #spawn([program, ...args], isBeside, givesWay) {
    const child = spawn(program, args, {
      env: this.env,
      detached: true,
      stdio: ['ignore', ...(isBeside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    });
    if (givesWay)
      child.on('spawn', () =>
        setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL)),
      );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    const ended = new Promise((resolve) => {
      child.on('error', ({ message }) => resolve({ code: 1, output: `${program}: ${message}\n` }));
      child.on('close', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], output }));
    });
    this.#running.set(child, ended);
    return ended.finally(() => this.#running.delete(child));
  }

  /** Ends all that runs. @returns a promise that settles once it has ended */
  async #stop(signal) {
    const ending = [...this.#running].map(async ([{ pid }, ended]) => {
      killGroup(pid, signal);
      // What does not listen is ended without a question.
      const killing = setTimeout(() => killGroup(pid, 'SIGKILL'), 5000);
      await ended;
      clearTimeout(killing);
    });
    await Promise.all(ending);
  }

  /** @param {number} failures at least so many have failed: a part without tests counts as one */
  #end(failures, remark) {
    this.note('together', this.#started);
    const width = Math.max(...this.#minutes.map(([name]) => name.length));
    console.log(`\n${'part'.padEnd(width)}  minutes`);
    for (const [name, minutes] of this.#minutes)
      console.log(`${name.padEnd(width)}  ${minutes.toFixed(1).padStart(7)}`);
    if (remark) console.log(`\n${remark}`);
    const counts = sumOfCounts(this.#counts);
    console.log(`\n${closingLine({ ...counts, failed: Math.max(counts.failed, failures) })}`);
  }
}
