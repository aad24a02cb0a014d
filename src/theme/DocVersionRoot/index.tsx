// Change: a page of another line names the same page of the latest line as its canonical address, where there is one; and
// the title of a page names its line, which tells tabs, bookmarks and results of web searches apart.

import Head from '@docusaurus/Head';
import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';

export default function DocVersionRootWrapper(props: Props) {
  const { alternateDocVersions } = useActiveDocContext(undefined);
  const { siteConfig } = useDocusaurusContext();
  const same = alternateDocVersions[useLatestVersion(undefined).name];
  return (
    <>
      {same && (
        <Head>
          <link rel="canonical" href={`${siteConfig.url}${same.path}`} />
          <meta property="og:url" content={`${siteConfig.url}${same.path}`} />
        </Head>
      )}
      <TitleFormatterProvider
        formatter={({ defaultFormatter, ...page }) =>
          defaultFormatter({ ...page, title: `${page.title} · ${props.version.label}` })
        }
      >
        <DocVersionRoot {...props} />
      </TitleFormatterProvider>
    </>
  );
}
