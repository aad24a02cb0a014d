import { useCopy } from '@site/src/ui/useCopy';
import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

/** Code of more lines is folded, so that the text around it stays together. */
const foldedFrom = 20;

type Props = {
  /** Finished HTML from plugins/highlight-code: one `<code>` element. */
  html: string;
  lang?: string;
  /** What stands in the bar above the code; its language if not given. */
  title?: ReactNode;
  lineNumbers?: string;
  /** Folds the code however short it is. */
  isFolded?: boolean;
};

/** A block of code whose colours were made at build time, below a bar with a copy button, which copies what is folded, too. */
export function HighlightedCode({ html, lang, title = lang, lineNumbers, isFolded }: Props) {
  const code = useRef<HTMLPreElement>(null);
  const { feedback, copy } = useCopy(() => code.current?.textContent ?? '');
  const lines = html.split('\n').length;
  const block = (
    // A block that scrolls must be reachable by keyboard.
    <pre
      ref={code}
      tabIndex={0}
      className={lineNumbers ? 'line-numbers' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return (
    <figure className={styles.block} data-lang={lang}>
      <figcaption>{title}</figcaption>
      <button type="button" onClick={copy} aria-label={feedback ? undefined : 'Copy code to clipboard'}>
        <span aria-live="polite">{feedback || 'Copy'}</span>
      </button>
      {isFolded || lines > foldedFrom ? (
        <details>
          <summary data-search="off">
            {lines} line{lines > 1 && 's'}
          </summary>
          {block}
        </details>
      ) : (
        block
      )}
    </figure>
  );
}
