import { BacktickedText } from '@site/src/ui/BacktickedText';
import { Fragment } from 'react';
import { causeTextOf } from './database/causeTexts';

/** The causes by name; a `CauseList` near it explains them. */
export function CauseLine({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <p>
      Cause:{' '}
      {of.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && '; '}
          <BacktickedText>{causeTextOf(id).label}</BacktickedText>
        </Fragment>
      ))}
      .
    </p>
  );
}
