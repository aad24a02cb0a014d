import Link from '@docusaurus/Link';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import styles from '../styles.module.css';
import { causeTextOf, docsOfCause } from './causeTexts';

/** Why a database selects other rows, each cause with what helps and its section of the docs. */
export const DatabaseCauses = ({ of, version }: { of: readonly string[]; version: string }) => (
  <dl className={styles.causes} aria-label="Why">
    {of.map((id) => {
      const { label, sentence, cure } = causeTextOf(id);
      return (
        <div key={id}>
          <dt>
            <Link to={docsOfCause(id, version)}>
              <BacktickedText>{label}</BacktickedText>
            </Link>
          </dt>
          <dd>
            <BacktickedText>{cure ? `${sentence} ${cure}` : sentence}</BacktickedText>
          </dd>
        </div>
      );
    })}
  </dl>
);
