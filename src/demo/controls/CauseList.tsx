import Link from '@docusaurus/Link';
import { BacktickedText } from '@site/src/docs-widgets/BacktickedText';
import { type CauseId, causes } from '@site/src/engines/model';

type Props = {
  ids: CauseId[];
  /** Address of the docs section about a cause. */
  addressOf: (id: CauseId) => string;
  label: string;
  className: string | undefined;
};

/** Why formats select other rows: each cause in a sentence, with its section of the docs. */
export const CauseList = ({ ids, addressOf, label, className }: Props) => (
  <dl className={className} aria-label={label}>
    {ids.map((id) => (
      <div key={id}>
        <dt>
          <Link to={addressOf(id)}>
            <BacktickedText>{causes[id].label}</BacktickedText>
          </Link>
        </dt>
        <dd>
          <BacktickedText>{causes[id].sentence}</BacktickedText>
        </dd>
      </div>
    ))}
  </dl>
);
