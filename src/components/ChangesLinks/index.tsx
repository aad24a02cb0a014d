import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { addressOf, anchorOf } from './pairs';

/**
 * Leads from a docs page to what changed on it since the version before, and between it and any other version. The pages
 * of changes are files of their own (src/docs-widgets/LineChanges), so the links are plain ones.
 */
export function ChangesLinks() {
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const base = useBaseUrl('/');
  // A category lists pages, and has nothing else that could change.
  if (!activeDoc || !activeVersion || activeDoc.id.startsWith('/')) return null;
  const own = versions.indexOf(activeVersion);
  const others = [...versions.slice(own + 1), ...versions.slice(0, own).reverse()];
  return others.map((other, index) => {
    const isOlder = versions.indexOf(other) > own;
    const address = isOlder ? addressOf(other, activeVersion) : addressOf(activeVersion, other);
    return (
      <a key={other.name} href={`${base}${address.slice(1)}#${anchorOf(activeDoc.id)}`}>
        {`${index ? '' : 'Changes '}${isOlder ? 'since' : 'to'} ${other.label}`}
      </a>
    );
  });
}
