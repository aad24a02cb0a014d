import { failedWords, type Report, type Word } from '@site/packages/upgrade';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import { CopyButton } from '@site/src/ui/CopyButton';
import controls from '@site/src/ui/controls.module.css';
import { saveFile } from '@site/src/ui/saveFile';
import { memo } from 'react';
import styles from './styles.module.css';

/**
 * Why a file was not checked, what could not be followed in it, and what becomes of it. Reports come by the hundred while others
 * are shown already, which are not rendered again.
 */
export const FileReport = memo(function FileReport({ report }: { report: Report }) {
  const { name, unclear, problem, rewritten, parts, failed = [] } = report;
  return (
    <section className={styles.file} aria-label={name}>
      <h3>{name}</h3>
      {problem && (
        <p className={controls.warning}>
          Line {problem.line}, column {problem.column}: {problem.message.replace(/\.?$/, '.')} This file was not
          checked. What can be read is JavaScript and TypeScript, with JSX.
        </p>
      )}
      {failed.map((rule) => (
        <p key={rule} className={controls.warning}>
          <BacktickedText>{failedWords(rule)}</BacktickedText>
        </p>
      ))}
      {unclear.length > 0 && (
        <>
          <p>Not followed:</p>
          <ul>
            {unclear.map(({ line, excerpt, reason }) => (
              <li key={`${line} ${reason}`}>
                Line {line}: <code>{excerpt}</code> <BacktickedText>{reason}</BacktickedText>
              </li>
            ))}
          </ul>
        </>
      )}
      {parts.map(({ line, lines }) => (
        <pre key={line} className={styles.diff} tabIndex={0} role="region" aria-label={`Changes at line ${line}`}>
          {lines.map(({ sign, text, words }, index) => {
            const Kind = sign === '+' ? 'ins' : sign === '-' ? 'del' : 'span';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change.
              <Kind key={index}>
                {sign} {words ? <Words of={words} /> : text}
                {'\n'}
              </Kind>
            );
          })}
        </pre>
      ))}
      {rewritten !== undefined && (
        <div className={controls.actions}>
          <CopyButton read={() => rewritten}>Copy the new file</CopyButton>
          <button
            type="button"
            className={controls.button}
            onClick={() => saveFile(new Blob([rewritten]), name.split('/').at(-1) ?? name)}
          >
            Download the new file
          </button>
        </div>
      )}
    </section>
  );
});

const Words = ({ of }: { of: Word[] }) =>
  of.map(({ text, isChanged }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change.
    isChanged ? <b key={index}>{text}</b> : text,
  );
