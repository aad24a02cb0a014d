// Change: not on the pages it leads to.

import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import AnnouncementBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBarWrapper() {
  return useActiveVersion('default')?.name === 'current' ? null : <AnnouncementBar />;
}
