// Change: the text's links are links of the site, with its base URL, its check for broken links and without a new load of
// the page; and what is closed in one tab of the browser is closed in the others. Written anew, because the stock
// component puts the text in as HTML.

import Link from '@docusaurus/Link';
import { useStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import { useEffect } from 'react';
import styles from './styles.module.css';

export default function AnnouncementBarContent({ className }: Props) {
  const { announcementBar } = useThemeConfig();
  const { close } = useAnnouncementBar();
  const [dismissed] = useStorageSlot('docusaurus.announcement.dismiss');
  useEffect(() => {
    if (dismissed === 'true') close();
  }, [dismissed, close]);
  // Text, address and label of a link, text, address …
  const parts = announcementBar?.content.split(/<a href="([^"]+)">([^<]+)<\/a>/) ?? [];
  return (
    <div className={clsx(styles.content, className)}>
      {parts.map((part, at) =>
        at % 3 === 0 ? (
          part
        ) : at % 3 === 1 ? (
          <Link key={part} to={part}>
            {parts[at + 1]}
          </Link>
        ) : null,
      )}
    </div>
  );
}
