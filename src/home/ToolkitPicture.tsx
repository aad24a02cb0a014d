import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ToolkitId } from '@site/src/toolkits/registry';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Size in pixels that every picture has; `npm run pictures` takes them from the demos. */
const size = { width: 560, height: 280 };
/** How near the window a picture is fetched. The browser's own lazy loading begins two screens before. */
const near = { rootMargin: '200px' };

/** A picture of a toolkit's demo in the mode of the page, which is fetched when the visitor comes near. */
export function ToolkitPicture({ id }: { id: ToolkitId }) {
  const folder = useBaseUrl('/img/toolkits/');
  const { colorMode } = useColorMode();
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, near);
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const picture = (mode: string) => <img {...size} src={`${folder}${id}-${mode}.webp`} alt="" loading="lazy" />;
  return (
    <span ref={place} className={styles.picture}>
      {isNear && picture(colorMode)}
      <noscript>{picture('light')}</noscript>
    </span>
  );
}
