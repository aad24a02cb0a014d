// Change: the label opens the menu instead of leading to another page; and where the other version does not have the page, the link goes to the nearest page it has (the original goes to
// the introduction) and carries the missing page, so that the page arrived at can say so; see src/theme/DocVersionBanner.
// Links name their version to plugins/first-view, which also writes the label of the one that was chosen before.

import {
  type GlobalVersion,
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import { missingParameter, nearestDoc } from './nearestDoc';

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: _,
  ...props
}: Props) {
  const hash = useHistorySelector((history) => history.location.hash);
  const { activeDoc, activeVersion, alternateDocVersions } = useActiveDocContext(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const versions = useVersions(docsPluginId);
  const shown = useDocsVersionCandidates(docsPluginId)[0] ?? (versions[0] as GlobalVersion);

  const target = (version: GlobalVersion) => {
    const same = alternateDocVersions[version.name];
    if (same) return `${same.path}${hash}`;
    const { path } = nearestDoc(activeDoc?.id ?? '', version);
    return activeDoc ? `${path}?${missingParameter}=${encodeURIComponent(activeDoc.id)}` : path;
  };
  const items = versions.map((version) => ({
    label: version.label,
    to: target(version),
    isActive: () => version === activeVersion,
    onClick: () => savePreferredVersionName(version.name),
    'data-version': version.name,
  }));

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      // As HTML, which hydration does not compare: it may show the version that was chosen before, which React learns later.
      {...(mobile ? { label: 'Versions' } : { html: shown.label })}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
