import useBaseUrl from '@docusaurus/useBaseUrl';
import command from '@generated/upgrade-command/default/command.json';
import type { Major } from '@site/packages/upgrade';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import { CopyButton } from '@site/src/ui/CopyButton';
import controls from '@site/src/ui/controls.module.css';
import styles from './styles.module.css';

/** How to run the assistant on a whole project, and in continuous integration. */
export function CommandLine({ from, to }: { from: Major; to: Major }) {
  const address = useBaseUrl(command.file, { absolute: true });
  const call = `npx ${address} --from ${from} --to ${to} src`;
  return (
    <section aria-labelledby="command">
      <h2 id="command">Check a project in a terminal</h2>
      <p>
        The same assistant is a command of {Math.round(command.bytes / 1000)} KB without dependencies. It runs in Node
        20 or newer, and changes nothing unless you say <code>--write</code>:
      </p>
      <Block name="Command" text={call} />
      <div className={controls.actions}>
        <CopyButton read={() => call}>Copy the command</CopyButton>
        <a className={controls.button} href={address} download>
          Download the package
        </a>
      </div>
      <p>For the code of “Use an example”, it prints:</p>
      <Block name="Output" text={command.output} />
      <ul>
        {notes.map((text) => (
          <li key={text}>
            <BacktickedText>{text}</BacktickedText>
          </li>
        ))}
      </ul>
      <p>In a workflow of GitHub Actions, findings fail the job:</p>
      <Block name="Workflow" text={workflowOf(call)} />
    </section>
  );
}

const notes = [
  '`--write` rewrites what can be rewritten safely. It needs a git tree without changes, or `--force`.',
  '`--json` prints findings for another program, `--markdown` a checklist for an issue.',
  'Without `--from`, `package.json` says which release is used.',
  'Where a project has TypeScript 5 and a `tsconfig.json`, its own compiler checks the types of both releases, which the package contains. Without them, code is read by its syntax, and the command says so.',
  'Exit codes: 0 if nothing was found, 1 if something was, 2 if the command could not run.',
  'Files that git ignores, installed packages and links are left out. Files of other frameworks are counted, not read.',
];

const workflowOf = (call: string) => `on: pull_request
jobs:
  upgrade:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 20 }
      - run: ${call.replace('npx', 'npx --yes')}`;

const Block = ({ name, text }: { name: string; text: string }) => (
  <pre className={styles.words} tabIndex={0} role="region" aria-label={name}>
    {text}
  </pre>
);
