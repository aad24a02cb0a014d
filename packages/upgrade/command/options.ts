import { parseArgs } from 'node:util';
import { type Major, majors } from '../Rule';

/** What the command is asked for. */
export type Options = {
  /** Files or folders, the working directory if none is named. */
  paths: string[];
  /** The release that the code uses; package.json says it if it is left out. */
  from?: Major;
  to: Major;
  /** How findings are printed. */
  as: 'text' | 'json' | 'markdown';
  write: boolean;
  force: boolean;
  help: boolean;
};

/** What is wrong with a call: it is told in one line, without a stack. */
export class CommandProblem extends Error {}

export const help = `Usage: react-querybuilder-upgrade [--from 5] [--to 8] [options] [files or folders]

Lists what breaks or behaves differently in a newer release of react-querybuilder.
Nothing is changed unless you ask for it with --write.
Types are checked where the project has TypeScript 5 and a tsconfig.json.

  --from N      release that the code uses (default: what package.json says)
  --to N        release to move to (default: ${majors.at(-1)})
  --write       rewrite what can be rewritten safely; needs a clean git tree
  --force       rewrite although git has changes, or there is no git
  --json        print findings as JSON
  --markdown    print a checklist in Markdown
  --help        print this

Exit code: 0 nothing found, 1 something found, 2 it could not run.
`;

/**
 * Reads the arguments of a call.
 * @throws a `CommandProblem`
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parsed(args);
  const from = values.from === undefined ? undefined : majorOf('--from', values.from);
  const to = majorOf('--to', values.to ?? String(majors.at(-1)));
  if (from && to <= from) throw new CommandProblem(`--to ${to} is not newer than --from ${from}.`);
  if (values.json && values.markdown) throw new CommandProblem('Choose --json or --markdown.');
  return {
    paths: positionals.length ? positionals : ['.'],
    ...(from && { from }),
    to,
    as: values.json ? 'json' : values.markdown ? 'markdown' : 'text',
    write: values.write ?? false,
    force: values.force ?? false,
    help: values.help ?? false,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        write: { type: 'boolean' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
        markdown: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new CommandProblem((error as Error).message);
  }
}

function majorOf(name: string, value: string): Major {
  const major = majors.find((one) => String(one) === value);
  if (!major) throw new CommandProblem(`${name} is one of ${majors.join(', ')}, not ${value}.`);
  return major;
}
