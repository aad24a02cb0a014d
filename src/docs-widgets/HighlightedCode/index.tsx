import { useCopy } from '@site/src/components/useCopy';
import { useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  /** Finished HTML from plugins/highlight-code: one `<code>` element. */
  html: string;
  lang?: string;
  title?: string;
  lineNumbers?: string;
};

/** A block of code whose colours were made at build time, with a copy button. */
export function HighlightedCode({ html, lang, title, lineNumbers }: Props) {
  const code = useRef<HTMLPreElement>(null);
  const { feedback, copy } = useCopy(() => code.current?.textContent ?? '');
  return (
    <figure className={styles.block} data-lang={lang}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {/* A block that scrolls must be reachable by keyboard. */}
      <pre
        ref={code}
        tabIndex={0}
        className={lineNumbers ? 'line-numbers' : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <button
        type="button"
        className={styles.copy}
        onClick={copy}
        aria-label={feedback ? undefined : 'Copy code to clipboard'}
      >
        <span aria-live="polite">{feedback || 'Copy'}</span>
      </button>
    </figure>
  );
}
