import { BacktickedText } from '@site/src/ui/BacktickedText';
import { Fragment } from 'react';
import { causeTextOf } from './database/causeTexts';

type Props = { of: readonly string[] };

/** The causes by name, in a line of text. */
export const CauseNames = ({ of }: Props) => (
  <>
    Cause:{' '}
    {of.map((id, index) => (
      <Fragment key={id}>
        {index > 0 && '; '}
        <BacktickedText>{causeTextOf(id).label}</BacktickedText>
      </Fragment>
    ))}
    .
  </>
);

/** The causes by name, if there are any; a `CauseList` near it explains them. */
export const CauseLine = ({ of }: Props) =>
  of.length > 0 && (
    <p>
      <CauseNames of={of} />
    </p>
  );
