import docSearchStyles from '!!raw-loader!@docsearch/css/dist/style.css';
import modalStyles from '!!raw-loader!./modal.css';
import { DocSearchModal } from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {
  type GlobalVersion,
  useActiveVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import { liteClient } from '@site/plugins/search/client/liteClient';
import { type Outcome, watched } from '@site/plugins/search/client/outcome';
import { escapeHtml } from '@site/plugins/search/engine/highlight';
import { embeddedAppId } from '@site/plugins/search/records';
import { Style } from '@site/src/ui/Style';
import { type ComponentProps, type MutableRefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepFocus } from './keepFocus';
import { ModalHelp } from './ModalHelp';
import { ModalOutcome } from './ModalOutcome';
import { repairModalRoles } from './repairModalRoles';
import { SearchHit } from './SearchHit';
import { mendStoredSearches } from './storedSearches';
import { takeOver } from './takeOver';
import { translations } from './translations';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type Item = Parameters<NonNullable<ModalProps['transformItems']>>[0][number];
type Credentials = Pick<ModalProps, 'appId' | 'apiKey' | 'indexName'>;

/**
 * The DocSearch modal over the embedded engine, or over the hosted service when one is configured.
 * @param props `typed`: the box that took what was typed so far, if there was one; this one takes its place
 */
export default function Modal({
  typed,
  onClose,
}: {
  typed: MutableRefObject<HTMLInputElement | null>;
  onClose: () => void;
}) {
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia as unknown as Credentials;
  const isEmbedded = appId === embeddedAppId;
  const history = useHistory();
  const toLocalUrl = useSearchResultUrlProcessor();
  const createSearchLink = useSearchLinkCreator();
  const line = useActiveVersion(undefined)?.name;
  const searched = useDocsVersionCandidates(undefined)[0] as GlobalVersion;
  const versions = useVersions(undefined);
  const facetFilters = mergeFacetFilters(useAlgoliaContextualFacetFilters(), []);
  const [outcome, setOutcome] = useState<Outcome>();

  useLayoutEffect(() => {
    const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    takeOver(typed.current, box);
    typed.current = box;
  }, [typed]);
  // After DocSearch's own effect, which asks for the words that it begins with and leaves its list closed: a list that is
  // shown and not open has no active result for screen readers. The focus opens it, which the box has had since before.
  useEffect(() => {
    typed.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [typed]);
  useEffect(() => {
    const container = document.querySelector('.DocSearch-Container');
    if (!container) return;
    const ends = [repairModalRoles(container), keepFocus(container)];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  // Made once: DocSearch forgets what was typed when one of its properties is a new object.
  const [modal] = useState<ModalProps>(() => ({
    appId,
    apiKey,
    indexName,
    onClose,
    translations,
    placeholder: 'Search docs',
    initialQuery: typed.current?.value,
    initialScrollY: window.scrollY,
    disableUserPersonalization: !mendStoredSearches(indexName),
    searchParameters: { facetFilters, hitsPerPage: 40 },
    navigator: { navigate: ({ itemUrl }) => history.replace(itemUrl) },
    hitComponent: SearchHit,
    transformItems: (items) => items.map((item) => ({ ...withoutMarkup(item), url: toLocalUrl(item.url) })),
    transformSearchClient: (hosted) =>
      watched(isEmbedded ? (liteClient() as unknown as typeof hosted) : hosted, setOutcome),
    // All results are about the line of the page on which they were asked for.
    resultsFooterComponent: ({ state }) => (
      <Link replace to={`${createSearchLink(state.query)}${line ? `&version=${line}` : ''}`} onClick={onClose}>
        {state.context.nbHits === 1 ? 'See the result' : `See all ${state.context.nbHits} results`}
      </Link>
    ),
  }));

  return createPortal(
    <>
      <Style>{docSearchStyles + modalStyles + (isEmbedded ? '.DocSearch-Logo{display:none}' : '')}</Style>
      <DocSearchModal {...modal} />
      <ModalOutcome outcome={outcome} />
      <ModalHelp
        query={outcome && !outcome.failed ? outcome.query : ''}
        version={searched}
        versions={versions}
        onClose={onClose}
      />
    </>,
    document.body,
  );
}

/** Recent and favourite searches keep the plain headings, and DocSearch puts those in as HTML, too. */
const withoutMarkup = (item: Item): Item => ({
  ...item,
  hierarchy: Object.fromEntries(
    Object.entries(item.hierarchy).map(([level, text]) => [level, text && escapeHtml(text)]),
  ) as Item['hierarchy'],
});
