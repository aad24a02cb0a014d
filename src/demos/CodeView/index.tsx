import { LiveCode } from '@site/src/components/LiveCode';
import type { Language } from '@site/src/components/LiveCode/highlighter';
import { useState } from 'react';
import styles from './styles.module.css';

type Props = { code: string; language: Language; label: string; title?: string };

/** Time in milliseconds for which a button says what came of it. */
const feedbackTime = 2000;

/** Code that changes while the visitor works, with a button that copies it. */
export function CodeView({ code, language, label, title }: Props) {
  const [feedback, setFeedback] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setFeedback('Copied');
    } catch {
      setFeedback('Not allowed');
    }
    setTimeout(() => setFeedback(''), feedbackTime);
  };
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <span>{title ?? label}</span>
        <button type="button" onClick={copy} aria-label={feedback ? undefined : `Copy ${label}`}>
          <span aria-live="polite">{feedback || 'Copy'}</span>
        </button>
      </div>
      <LiveCode code={code} language={language} label={label} />
    </div>
  );
}
