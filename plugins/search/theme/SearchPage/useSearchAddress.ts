import { useDocsPreferredVersion, useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { useQueryString, useSearchQueryString } from '@docusaurus/theme-common';
import { longestQuery } from '@site/plugins/search/longestQuery';
import { useEffect, useRef, useState } from 'react';

/**
 * The search as it stands in the address: the query, and the line of the documentation if one was chosen. Without one
 * the search is about the visitor's preferred line, or else the latest.
 */
export function useSearchAddress() {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const [typed] = useSearchQueryString();
  const query = typed.slice(0, longestQuery);
  const [chosen] = useQueryString('version');
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const versions = useVersions(undefined);
  const version = versions.find(({ name }) => name === chosen) ?? preferredVersion ?? latest;
  // The letters of one query are one step back, not a step each.
  const isTyping = useRef(false);
  // What stands in the box: the address follows a moment later, and must not take back what was typed meanwhile.
  const [text, setText] = useState(query);
  useEffect(() => {
    if (isTyping.current && history.action !== 'POP') return;
    isTyping.current = false;
    setText(query);
  }, [query, history]);

  /** Writes a parameter of the address, as an entry of its own in the history or in place of the current one. */
  const write = (name: string, value: string, asEntry: boolean) => {
    const params = new URLSearchParams(search);
    if (value) params.set(name, value);
    else params.delete(name);
    // A push by the router would have Docusaurus move the focus to the start of the page, in the middle of a word.
    if (asEntry) window.history.pushState(window.history.state, '');
    history.replace({ pathname, search: params.toString() });
  };
  return {
    query,
    text,
    version,
    versions,
    type: (value: string) => {
      setText(value);
      write('q', value, Boolean(query) && !isTyping.current);
      isTyping.current = true;
    },
    endTyping: () => {
      isTyping.current = false;
    },
    choose: (name: string) => write('version', name, true),
  };
}
