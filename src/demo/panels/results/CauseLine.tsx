import { type CauseId, causes } from '@site/src/engines/model';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import { Fragment } from 'react';

/** The causes by name; a `CauseList` near it explains them. */
export function CauseLine({ of }: { of: CauseId[] }) {
  if (of.length === 0) return null;
  return (
    <p>
      Cause:{' '}
      {of.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          <BacktickedText>{causes[id].label}</BacktickedText>
        </Fragment>
      ))}
      .
    </p>
  );
}
