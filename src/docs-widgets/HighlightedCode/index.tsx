import { useCopy } from '@site/src/components/useCopy';
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

/** A block of code whose colours were made at build time, below a bar with a copy button. */
export function HighlightedCode({ html, lang, title = lang, lineNumbers }: Props) {
  const code = useRef<HTMLPreElement>(null);
  const { feedback, copy } = useCopy(() => code.current?.textContent ?? '');
  return (
    <figure className={styles.block} data-lang={lang}>
      <figcaption>{title}</figcaption>
      <button type="button" onClick={copy} aria-label={feedback ? undefined : 'Copy code to clipboard'}>
        <span aria-live="polite">{feedback || 'Copy'}</span>
      </button>
      {/* A block that scrolls must be reachable by keyboard. */}
      <pre
        ref={code}
        tabIndex={0}
        className={lineNumbers ? 'line-numbers' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </figure>
  );
}
