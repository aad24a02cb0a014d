import type { Told } from '@site/packages/upgrade';
import styles from './styles.module.css';

const names: Record<Told['kind'], string> = { breaks: 'Breaks', differs: 'Behaves differently', optional: 'Optional' };

/** What a change does to code. */
export const Kind = ({ of }: { of: Told['kind'] }) => <span className={styles[of]}>{names[of]}</span>;
