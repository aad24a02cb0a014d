import type { ComponentType } from 'react';
import { HighlightedCode } from '../HighlightedCode';
import { Island } from './Island';
import styles from './styles.module.css';

type Props = {
  /** Path inside the line's `_samples` folder. */
  file: string;
  /** Shows only the text, only the running component, or only the captured output. */
  show?: 'source' | 'preview' | 'output';
  /** Folds the text away behind its file name. */
  collapsed?: boolean;
  /** Part of the file to show. */
  region?: string;
  /** Language of the captured output. */
  output?: string;
  /** The rest is added by plugins/remark-samples. */
  html?: string;
  outputHtml?: string;
  release: string;
  load?: () => Promise<{ default: ComponentType }>;
};

/**
 * A sample file: its text, and below it what comes of it, on the release of its docs line: the running component that a
 * `.tsx` file exports, or what the code of a `.ts` file printed.
 */
export function Sample({ file, collapsed, output, html, outputHtml, release, load }: Props) {
  const lang = file.split('.').pop();
  const source = html && <HighlightedCode html={html} title={collapsed ? undefined : file} lang={lang} />;
  return (
    <section className={styles.sample} data-sample={file} aria-label={`Sample ${file}`}>
      {source &&
        (collapsed ? (
          <details>
            <summary>Show the code: {file}</summary>
            {source}
          </details>
        ) : (
          source
        ))}
      {outputHtml && <HighlightedCode html={outputHtml} title={source ? 'Output' : undefined} lang={output ?? 'js'} />}
      {load && <Island load={load} release={release} />}
    </section>
  );
}
