import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NoResults } from '../SearchPage/NoResults';
import { suggestions } from './suggestions';
import { fill } from './takeOver';

type Props = {
  /** What was searched last. */
  query: string;
  /** The line that is searched. */
  version: GlobalVersion;
  versions: GlobalVersion[];
  onClose: () => void;
};

/**
 * What the modal lacks: which line is searched, words to begin with, and where to go on when there is nothing. The
 * stylesheet shows the two lists when their time has come.
 */
export function ModalHelp({ query, version, versions, onClose }: Props) {
  const [parts, setParts] = useState<Element[]>([]);
  useEffect(() => setParts([...document.querySelectorAll('.DocSearch-Dropdown, .DocSearch-Footer')]), []);
  const [dropdown, footer] = parts;
  if (!dropdown || !footer) return null;
  const search = (text: string) => {
    const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (!box) return;
    fill(box, text);
    box.focus();
  };
  return (
    <>
      {createPortal(<p className="search-scope">Searching {version.label}</p>, footer)}
      {createPortal(
        <>
          <div className="search-suggestions">
            <p>Try one of these:</p>
            {suggestions.map((text) => (
              <button key={text} type="button" onClick={() => search(text)}>
                {text}
              </button>
            ))}
          </div>
          <div className="search-help">
            <NoResults query={query} version={version} versions={versions} link={{ replace: true, onClick: onClose }} />
          </div>
        </>,
        dropdown,
      )}
    </>
  );
}
