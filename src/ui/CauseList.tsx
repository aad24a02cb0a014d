import Link from '@docusaurus/Link';
import { type CauseId, causes } from '@site/src/engines/model';
import type { ReactNode } from 'react';
import { BacktickedText } from './BacktickedText';

type Props = {
  ids: CauseId[];
  /** Address of the docs section about a cause. */
  addressOf: (id: CauseId) => string;
  label: string;
  className: string | undefined;
};

/** A link of the page's own, whose address is relative, needs no router, which a sample on a page has not. */
const Cause = ({ address, children }: { address: string; children: ReactNode }) =>
  address.startsWith('/') ? <Link to={address}>{children}</Link> : <a href={address}>{children}</a>;

/** Why formats select other rows: each cause in a sentence, with its section of the docs. */
export const CauseList = ({ ids, addressOf, label, className }: Props) => (
  <dl className={className} aria-label={label}>
    {ids.map((id) => (
      <div key={id}>
        <dt>
          <Cause address={addressOf(id)}>
            <BacktickedText>{causes[id].label}</BacktickedText>
          </Cause>
        </dt>
        <dd>
          <BacktickedText>{causes[id].sentence}</BacktickedText>
        </dd>
      </div>
    ))}
  </dl>
);
