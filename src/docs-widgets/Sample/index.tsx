import Link from '@docusaurus/Link';
import type { ComponentType } from 'react';
import { HighlightedCode } from '../HighlightedCode';
import { Island } from './Island';
import styles from './styles.module.css';

type Props = {
  /** Path inside the line's `_samples` folder. */
  file: string;
  /** Shows only the text, or only the running component. */
  show?: 'source' | 'preview';
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
 * A sample file in one frame: what comes of it on the release of its docs line, and its text. A `.tsx` file has the
 * running component that it exports, then its code; a `.ts` file has its code, then what it printed.
 */
export function Sample({ file, collapsed, output, html, outputHtml, release, load }: Props) {
  const code = html && <HighlightedCode html={html} title={`Code · ${file}`} lang={file.split('.').pop()} />;
  return (
    // A group, whose name tells the controls of one builder from those of the next.
    <div role="group" className={styles.sample} data-sample="" aria-label={`Sample ${file}`}>
      {load && (
        <>
          <p className={styles.bar} data-search="off">
            Preview <span>Live · react-querybuilder {release}</span>
          </p>
          <Island load={load} release={release} />
        </>
      )}
      {code &&
        (collapsed ? (
          <details>
            <summary>Show the code: {file}</summary>
            {code}
          </details>
        ) : (
          code
        ))}
      {outputHtml && (
        <HighlightedCode
          html={outputHtml}
          title={
            <>
              Output · <Link to="/how-this-site-is-tested">captured from {release}</Link>
            </>
          }
          lang={output ?? 'js'}
        />
      )}
    </div>
  );
}
