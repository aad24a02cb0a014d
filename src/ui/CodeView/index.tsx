import { LiveCode } from '../LiveCode';
import type { Language } from '../LiveCode/highlighter';
import { useCopy } from '../useCopy';
import styles from './styles.module.css';

type Props = { code: string; language: Language; label: string; title?: string };

/** Code that changes while the visitor works, with a button that copies it. */
export function CodeView({ code, language, label, title }: Props) {
  const { feedback, copy } = useCopy(() => code);
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <span>{title ?? label}</span>
        <button type="button" onClick={copy} aria-label={feedback ? undefined : `Copy ${label}`}>
          {feedback ?? 'Copy'}
        </button>
      </div>
      <LiveCode code={code} language={language} label={label} />
    </div>
  );
}
