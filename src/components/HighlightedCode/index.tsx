import { useRef, useState } from 'react';
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
  const [label, setLabel] = useState('Copy');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.current?.textContent ?? '');
      setLabel('Copied');
    } catch {
      setLabel('Not allowed');
    }
    setTimeout(() => setLabel('Copy'), 2000);
  };
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
        aria-label={label === 'Copy' ? 'Copy code to clipboard' : undefined}
      >
        <span aria-live="polite">{label}</span>
      </button>
    </figure>
  );
}
