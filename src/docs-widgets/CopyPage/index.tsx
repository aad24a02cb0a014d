import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCopy } from '@site/src/ui/useCopy';
import { ChangesLinks } from '../ChangesLinks';
import styles from './styles.module.css';

/** Copies the Markdown twin of a docs page (plugins/markdown-twins), or leads to it; the link needs no script. */
export function CopyPage() {
  const { siteConfig } = useDocusaurusContext();
  const twin = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  const { feedback, copy } = useCopy(
    async () => {
      const response = await fetch(twin);
      if (!response.ok) throw new Error(`${twin}: ${response.status}`);
      return response.text();
    },
    { copied: 'Copied', refused: 'Not copied' },
  );
  return (
    <div className={styles.copy} data-search="off">
      <Head>
        <link rel="alternate" type="text/markdown" href={siteConfig.url + twin} />
      </Head>
      <button type="button" onClick={copy}>
        <span aria-live="polite">{feedback ?? 'Copy page'}</span>
      </button>
      <a href={twin}>View as Markdown</a>
      <ChangesLinks />
    </div>
  );
}
