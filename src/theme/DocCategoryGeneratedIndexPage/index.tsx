// Change: the docs that the page has cards of come with the page, not with every page of the line
// (plugins/bundle/docsOfCategories.ts).

import { DocsVersionProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';

export default function DocCategoryGeneratedIndexPageWrapper(props: Props) {
  const { docs } = props.categoryGeneratedIndex as typeof props.categoryGeneratedIndex & {
    docs: ReturnType<typeof useDocsVersion>['docs'];
  };
  return (
    <DocsVersionProvider version={{ ...useDocsVersion(), docs }}>
      <DocCategoryGeneratedIndexPage {...props} />
    </DocsVersionProvider>
  );
}
