// Change: title, menu and banner stand as on the other pages of the docs (src/theme/DocItem/Layout).
import { useCurrentSidebarCategory } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import { PageHeader } from '../../docs-widgets/PageHeader';

export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: Props) {
  const { title, description, navigation } = categoryGeneratedIndex;
  // The headings of sidebars.ts are no pages.
  const items = useCurrentSidebarCategory().items.filter(({ type }) => type !== 'html');
  return (
    <div>
      <PageMetadata title={title} {...(description && { description })} />
      <DocBreadcrumbs />
      <div className="markdown">
        <PageHeader title={title}>{description && <p>{description}</p>}</PageHeader>
      </div>
      <article className="margin-top--lg">
        <DocCardList items={items} />
      </article>
      <footer className="margin-top--md">
        <DocPaginator {...navigation} />
      </footer>
    </div>
  );
}
