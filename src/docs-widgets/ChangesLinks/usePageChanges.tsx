import { useActiveDocContext, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addressOf, placeOf } from './pairs';

/** Parameter of a docs page that opens what changed; its value is the last part of the pair's address. */
const parameter = 'changes';

/**
 * Leads from a docs page to what changed on it since the version before, and between it and any other version. What changed
 * opens on the page: at once, or where React is not there yet by loading the page with the parameter. Without scripts the
 * links lead to the pages of changes (src/docs-widgets/LineChanges), which are files of their own.
 * @returns the links, and the place where what changed opens; neither on a page that is none of a version's
 */
export function usePageChanges(): { links?: ReactNode[]; panel?: ReactNode } {
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const versions = useVersions(undefined);
  const base = useBaseUrl('/');
  const history = useHistory();
  const { search } = useLocation();
  const { part, start, ...loading } = useLazyPart(() => import('../LineChanges/ChangesPanel'));
  const [open, setOpen] = useState('');
  const opener = useRef<HTMLElement | null>();

  // In an effect, because the server's HTML knows no parameters.
  useEffect(() => {
    const wanted = new URLSearchParams(search).get(parameter) ?? '';
    setOpen(wanted);
    if (wanted) start().catch(() => {}); // shown by LoadState
  }, [search, start]);

  // A category lists pages, and has nothing else that could change.
  if (!activeDoc || !activeVersion || activeDoc.id.startsWith('/')) return {};
  const own = versions.indexOf(activeVersion);
  const others = [...versions.slice(own + 1), ...versions.slice(0, own).reverse()];
  const links = others.map((other) => {
    const isOlder = versions.indexOf(other) > own;
    const address = isOlder ? addressOf(other, activeVersion) : addressOf(activeVersion, other);
    const label = `${isOlder ? 'since' : 'to'} ${other.label}`;
    return { address: base + address.slice(1), label, text: `Changes ${label}` };
  });
  const idOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  const shown = links.find(({ address }) => idOf(address) === open);
  const show = (id?: string) => {
    const parameters = new URLSearchParams(search);
    if (id) parameters.set(parameter, id);
    else parameters.delete(parameter);
    history.replace({ search: parameters.toString() });
  };
  const close = () => {
    opener.current?.focus();
    show();
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const menu = (event.target as Element).closest('details');
    opener.current = menu?.querySelector('summary');
    if (menu) menu.open = false;
    show(id === open ? undefined : id);
  };
  const Panel = part?.ChangesPanel;
  return {
    links: links.map(({ address, text }) => (
      <Fragment key={address}>
        <a
          className="dropdown__link"
          href={`?${parameter}=${idOf(address)}`}
          aria-expanded={address === shown?.address || undefined}
          onClick={(event) => onClick(event, idOf(address))}
        >
          {text}
        </a>
        <noscript>
          <a className="dropdown__link" href={placeOf(address, activeDoc.id)}>
            {text}
          </a>
        </noscript>
      </Fragment>
    )),
    panel:
      shown &&
      (Panel ? (
        <Panel key={shown.address} {...shown} page={activeDoc.id} close={close} />
      ) : (
        <LoadState {...loading} retry={() => start().catch(() => {})} />
      )),
  };
}
