import { useEffect, useState } from 'react';
import type { Language } from './highlighter';

/** Length from which colours wait for a pause in the typing, and that pause in milliseconds. */
const long = 5000;
const pause = 500;

/**
 * Code that changes while the visitor works. It is plain text until the small highlighter has arrived, and stays so
 * when that fails: colours are no reason for an error box.
 */
export function LiveCode({ code, language, label }: { code: string; language: Language; label: string }) {
  const [html, setHtml] = useState<{ code: string; html: string }>();
  useEffect(() => {
    let isCurrent = true;
    const colour = () =>
      import('./highlighter').then(
        ({ highlight }) => isCurrent && setHtml({ code, html: highlight(code, language) }),
        () => {},
      );
    // Colouring a long text takes longer than a key press.
    const timer = setTimeout(colour, code.length > long ? pause : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code, language]);
  const shown = html?.code === code ? { dangerouslySetInnerHTML: { __html: html.html } } : { children: code };
  return (
    // A region, because a block that scrolls must be reachable by keyboard.
    <pre className="live-code" data-lang={language} tabIndex={0} role="region" aria-label={label}>
      <code {...shown} />
    </pre>
  );
}
