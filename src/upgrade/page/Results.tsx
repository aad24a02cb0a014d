import useBaseUrl from '@docusaurus/useBaseUrl';
import { asMarkdown, summaryOf } from '@site/packages/upgrade';
import { Announced } from '@site/src/ui/Announced';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import { CopyButton } from '@site/src/ui/CopyButton';
import controls from '@site/src/ui/controls.module.css';
import { saveFile } from '@site/src/ui/saveFile';
import { zipOf } from '../zipOf';
import { FileReport } from './FileReport';
import { RuleFindings } from './RuleFindings';
import { Running } from './Running';
import type { Check } from './useUpgrade';

/** How many files are listed; what is found in more of them is read better in an editor. */
const most = 200;

/** What was found, the files that change or were not followed, and how far the check is. */
export function Results({ check: { question, reports, isRunning, isCancelled }, advice, unread, cancel }: Props) {
  const all = question.files.length;
  const site = useBaseUrl('/', { absolute: true }).replace(/\/$/, '');
  const report = () =>
    asMarkdown(
      { ...question, reports, advice, unchecked: [...unread, 'Types were not checked.'], isWritten: false },
      site,
    );
  // What was not checked at all comes first.
  const telling = [
    ...reports.filter(({ problem }) => problem),
    ...reports.filter(({ parts, unclear, problem, failed }) => !problem && (parts.length || unclear.length || failed)),
  ];
  const foreign = reports.filter(({ isForeign }) => isForeign).length;
  const rewritten = reports.flatMap(({ name, rewritten }) =>
    rewritten === undefined ? [] : { name, text: rewritten },
  );
  return (
    <section aria-labelledby="results" aria-busy={isRunning} tabIndex={-1}>
      <h2 id="results">
        From release {question.from} to release {question.to}
      </h2>
      {isRunning ? (
        <Running label="Files checked" done={reports.length} of={all} cancel={cancel} />
      ) : (
        <>
          <Announced>
            {[isCancelled && 'Cancelled.', summaryOf(reports, all), foreign > 0 && foreignWords(foreign, all)]
              .filter(Boolean)
              .join(' ')}
          </Announced>
          <p>
            Types were not checked: <a href="#command">run the command</a>, or <code>tsc</code> after the upgrade.
          </p>
          <div className={controls.actions}>
            <CopyButton read={report}>Copy report</CopyButton>
            {rewritten.length > 1 && (
              <button
                type="button"
                className={controls.button}
                onClick={() => saveFile(zipOf(rewritten), `release-${question.to}.zip`)}
              >
                Download all {rewritten.length} new files
              </button>
            )}
          </div>
          {advice.length > 0 && (
            <ul aria-label="Changes of package.json">
              {advice.map((text) => (
                <li key={text}>
                  <BacktickedText>{text}</BacktickedText>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <RuleFindings reports={reports} />
      {telling.slice(0, most).map((report) => (
        <FileReport key={report.name} report={report} />
      ))}
      {telling.length > most && <p>{telling.length - most} more files are not listed.</p>}
    </section>
  );
}

/** How many files have nothing to look at. */
const foreignWords = (count: number, all: number): string => {
  if (count === all) return count === 1 ? 'It does not name the library.' : 'None of them names the library.';
  return `${count === 1 ? '1 of them does' : `${count.toLocaleString('en')} of them do`} not name the library.`;
};

type Props = {
  check: Check;
  /** What to change in package.json. */
  advice: readonly string[];
  /** Files that were left out, in sentences. */
  unread: readonly string[];
  cancel: () => void;
};
