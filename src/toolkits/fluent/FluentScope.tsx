import { useFocusVisible } from '@fluentui/react-components';
import { Style } from '@site/src/ui/Style';
import { type RefObject, useEffect, useState } from 'react';
import type { ProviderProps } from '../adapter';
import { serverStyles } from './serverStyles';
import './theme.css';
import './styles.css';

const onServer = typeof document === 'undefined';

/**
 * Fluent without `FluentProvider`, which writes the variables of one theme when it is drawn: both themes are in theme.css, and
 * the site's own `data-theme` chooses. What the server has written of Fluent's styles goes once Fluent has written them itself,
 * because the order of its rules counts.
 */
export function FluentScope({ children }: ProviderProps) {
  const [isLive, setLive] = useState(false);
  const focus = useFocusVisible<HTMLDivElement>();
  useEffect(() => setLive(true), []);
  return (
    <>
      {!isLive && <Style>{onServer ? serverStyles(children) : ''}</Style>}
      <div ref={focus as RefObject<HTMLDivElement>}>{children}</div>
    </>
  );
}
