// Change: the title comes first, with the page's menu beside it; banner, version and the table of contents of phones stand
// below it. The original has them above, which left a phone's first screen without a word of the page.

import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import '../../../css/overview.css';
import { PageHeader } from '../../../docs-widgets/PageHeader';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props) {
  const { metadata, toc } = useDoc();
  // On the server both are drawn, and the stylesheet shows one.
  const isWide = useWindowSize() !== 'mobile';
  return (
    <div className="row">
      <div className={clsx('col', styles.text)}>
        <article>
          <DocBreadcrumbs />
          <div className="theme-doc-markdown markdown">
            <PageHeader title={metadata.title}>{toc.length > 0 && <DocItemTOCMobile />}</PageHeader>
            <MDXContent>{children}</MDXContent>
          </div>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {toc.length > 0 && isWide && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
