import { useDocsPreferredVersion, useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { useQueryString, useSearchQueryString } from '@docusaurus/theme-common';
import { useEffect, useRef, useState } from 'react';

/**
 * The search as it stands in the address: the query, and the line of the documentation if one was chosen. Without one
 * the search is about the visitor's preferred line, or else the latest.
 */
export function useSearchAddress() {
  const history = useHistory();
  const { pathname, search } = useLocation();
  const [query] = useSearchQueryString();
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

  const address = (name: string, value: string) => {
    const params = new URLSearchParams(search);
    if (value) params.set(name, value);
    else params.delete(name);
    return { pathname, search: params.toString() };
  };
  return {
    query,
    text,
    version,
    versions,
    type: (value: string) => {
      setText(value);
      if (isTyping.current || !query) history.replace(address('q', value));
      else history.push(address('q', value));
      isTyping.current = true;
    },
    endTyping: () => {
      isTyping.current = false;
    },
    choose: (name: string) => history.push(address('version', name)),
  };
}
