import { useCopy } from '@site/src/ui/useCopy';
import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Finished HTML from plugins/highlight-code: one `<code>` element. */
  html: string;
  lang?: string;
  /** What stands in the bar above the code; its language if not given. */
  title?: ReactNode;
  lineNumbers?: string;
};

/**
 * A block of code whose colours were made at build time, below a bar with a copy button. Of long code the lines that decide
 * are shown (plugins/highlight-code), and the rest by a switch below it; the button copies all of it.
 */
export function HighlightedCode({ html, lang, title = lang, lineNumbers }: Props) {
  const code = useRef<HTMLPreElement>(null);
  const { feedback, copy } = useCopy(() => code.current?.textContent ?? '');
  return (
    <figure className={styles.block} data-lang={lang}>
      <figcaption>{title}</figcaption>
      <button type="button" onClick={copy} aria-label={feedback ? undefined : 'Copy code to clipboard'}>
        {feedback ?? 'Copy'}
      </button>
      {/* A block that scrolls must be reachable by keyboard. */}
      <pre
        ref={code}
        tabIndex={0}
        className={lineNumbers ? 'line-numbers' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {html.includes('<span hidden') && (
        // Only a switch: the stylesheet shows the hidden lines while it is open.
        <details>
          <summary>Show all {html.split('\n').length} lines</summary>
        </details>
      )}
    </figure>
  );
}
