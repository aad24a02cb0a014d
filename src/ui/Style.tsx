import { useLayoutEffect, useRef } from 'react';
import { fillStyle } from './fillStyle';

const onServer = typeof document === 'undefined';

/** A `<style>` that the page's policy allows: as text where the server renders it, by `fillStyle` where the browser does. */
export function Style({ children: css }: { children: string; suppressHydrationWarning?: boolean }) {
  const element = useRef<HTMLStyleElement>(null);
  const shown = useRef<string>();
  useLayoutEffect(() => {
    const style = element.current;
    const isOfServer = shown.current === undefined && style?.firstChild;
    if (style && !isOfServer && shown.current !== css) fillStyle(style, css);
    shown.current = css;
  }, [css]);
  // React leaves the server's text alone, which the build has shortened.
  return <style ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: onServer ? css : '' }} />;
}
