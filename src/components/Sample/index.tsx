import type { ComponentType } from 'react';
import { HighlightedCode } from '../HighlightedCode';
import { Island } from './Island';
import styles from './styles.module.css';

type Props = {
  /** Path inside the line's `_samples` folder. */
  file: string;
  /** Shows only the text or only the running component. */
  show?: 'source' | 'preview';
  /** Folds the text away behind its file name. */
  collapsed?: boolean;
  /** Part of the file to show. */
  region?: string;
  /** The rest is added by plugins/remark-samples. */
  html: string;
  release: string;
  load?: () => Promise<{ default: ComponentType }>;
};

/** A sample file: its text, and below it the component it exports, running on the release of its docs line. */
export function Sample({ file, show, collapsed, html, release, load }: Props) {
  const source = <HighlightedCode html={html} title={collapsed ? undefined : file} lang="tsx" />;
  return (
    <section className={styles.sample} data-sample={file} aria-label={`Sample ${file}`}>
      {show !== 'preview' &&
        (collapsed ? (
          <details>
            <summary>{file}</summary>
            {source}
          </details>
        ) : (
          source
        ))}
      {show !== 'source' && load && <Island load={load} release={release} />}
    </section>
  );
}
