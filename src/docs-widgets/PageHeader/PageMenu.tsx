import Head from '@docusaurus/Head';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCopy } from '@site/src/ui/useCopy';
import { Children, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './styles.module.css';

/**
 * What can be done with a docs page: its Markdown twin (plugins/markdown-twins) copied or opened, and what `children` lead
 * to. The browser opens it by itself, and its links need no script.
 */
export function PageMenu({ children }: { children: ReactNode }) {
  const { siteConfig } = useDocusaurusContext();
  const { label } = useDocsVersion();
  const twin = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  const menu = useRef<HTMLDetailsElement>(null);
  const { feedback, copy } = useCopy(
    async () => {
      const response = await fetch(twin);
      if (!response.ok) throw new Error(`${twin}: ${response.status}`);
      return response.text();
    },
    { copied: 'Copied', refused: 'Not copied' },
  );
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, []);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={menu} className={styles.menu} data-search="off" onKeyDown={closeByKey}>
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + twin} />
      </Head>
      <summary>Page menu</summary>
      <ul className="dropdown__menu">
        <li className="dropdown__link">Version: {label}</li>
        <li>
          <button type="button" className="clean-btn dropdown__link" onClick={copy}>
            {feedback ?? 'Copy page'}
          </button>
        </li>
        <li>
          <a className="dropdown__link" href={twin}>
            View as Markdown
          </a>
        </li>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </details>
  );
}
