import path from 'node:path';
import { asMarkdown } from '../asMarkdown';
import { adviceFor } from '../manifest';
import type { Report } from '../Report';
import type { Major } from '../Rule';
import { reportOf } from '../reportOf';
import { checkTypes, type TypeCheck } from './checkTypes';
import { listFiles } from './listFiles';
import { CommandProblem, help, type Options, readOptions } from './options';
import { asJson, asText, type Result } from './print';
import { readManifest } from './readManifest';
import { askGit, readText, writeText } from './rewrite';
import { withTypes } from './withTypes';

/** Where a run takes place, and what it tells. */
export type Surroundings = {
  cwd: string;
  /** Address of the site, for links. */
  site: string;
  /** Folder with the declarations of releases. */
  types: string;
  out: (text: string) => void;
  /** Told of what goes wrong, and of how far it is. */
  tell: (text: string) => void;
};

/** Files after which the command says how far it is. */
const pace = 1000;

/**
 * Checks a project and, if asked, rewrites it.
 * @param args those of the command line
 * @returns the exit code: 0 nothing found, 1 something found, 2 it could not run
 */
export function runCommand(args: string[], surroundings: Surroundings): 0 | 1 | 2 {
  try {
    const options = readOptions(args);
    if (!options.help) return check(options, surroundings);
    surroundings.out(help);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    surroundings.tell(`${error.message}\n`);
    return 2;
  }
}

function check(options: Options, { cwd, site, types, out, tell }: Surroundings): 0 | 1 {
  const { paths, to, as, write, force } = options;
  const manifest = readManifest(path.resolve(cwd, paths[0] ?? '.'));
  const from = options.from ?? manifest?.major;
  if (!from) throw new CommandProblem('package.json does not say which release is used: name it with --from.');
  if (to <= from) throw new CommandProblem(`The project uses release ${from}, and ${to} is not newer.`);
  if (manifest?.major && manifest.major !== from)
    tell(`package.json has release ${manifest.major}, and you said --from ${from}: ${from} is taken.\n`);
  if (write && !force) askGit(cwd);
  const { names, others } = listFiles(cwd, paths);
  const written: string[] = [];
  const typed = checkedTypes(() => checkTypes(cwd, names, from, to, types));
  const errors = 'errors' in typed ? typed.errors : [];
  const reports = names.map((name, index) => {
    if (index > 0 && index % pace === 0) tell(`${index} of ${names.length} files\n`);
    const report = checkOne(path.join(cwd, name), name, from, to, write ? written : undefined);
    return withTypes(
      report,
      errors.filter((error) => error.name === name),
      from,
      to,
    );
  });
  const advice = manifest ? adviceFor(manifest, from, to) : [];
  const unread = Object.entries(others).map(
    ([ending, count]) => `${count} ${count === 1 ? 'file' : 'files'} ending in ${ending} not checked.`,
  );
  const ofTypes =
    'why' in typed
      ? `Types were not checked, since ${typed.why}: run \`tsc\` after the upgrade.`
      : `Types of ${typed.files} ${typed.files === 1 ? 'file' : 'files'} were checked by TypeScript ${typed.version}.`;
  const unchecked = [...unread, ofTypes];
  const result: Result = { from, to, reports, advice, unchecked, written, isWritten: written.length > 0 };
  out(as === 'json' ? asJson(result) : as === 'markdown' ? asMarkdown(result, site) : asText(result, site));
  return reports.some(({ findings }) => findings.length) ? 1 : 0;
}

/** What the compiler says; where it fails, the rest of the check goes on. */
function checkedTypes(ask: () => TypeCheck): TypeCheck {
  try {
    return ask();
  } catch (error) {
    return { why: `TypeScript failed (${(error as Error).message})` };
  }
}

/** Checks a file; what goes wrong with it is its problem, and no other file's. */
function checkOne(file: string, name: string, from: Major, to: Major, written?: string[]): Report {
  try {
    const read = readText(file);
    const report = reportOf({ name, text: read.text }, from, to);
    if (written && report.rewritten !== undefined) {
      writeText(file, report.rewritten, read);
      written.push(name);
    }
    return report;
  } catch (error) {
    const problem = { message: (error as Error).message, line: 1, column: 1 };
    return { name, findings: [], unclear: [], parts: [], problem };
  }
}
