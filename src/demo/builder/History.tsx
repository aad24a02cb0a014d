import { LoadState } from '@site/src/ui/LoadState';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import type { ReactElement } from 'react';
import type { DemoRelease } from '../releases/DemoRelease';

type Props = { load: NonNullable<DemoRelease['loadHistory']>; children: ReactElement };

/** Gives the builder the history of its release, once that has come. */
export function History({ load, children }: Props) {
  const { part, ...loading } = useLoadedPart(load);
  if (part) return <part.QueryBuilderHistory>{children}</part.QueryBuilderHistory>;
  return (
    <>
      {children}
      <LoadState {...loading} />
    </>
  );
}
