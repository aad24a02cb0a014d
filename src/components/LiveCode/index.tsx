import { useEffect, useState } from 'react';
import type { Language } from './highlighter';

/**
 * Code that changes while the visitor works. It is plain text until the small highlighter has arrived, and stays so
 * when that fails: colours are no reason for an error box.
 */
export function LiveCode({ code, language, label }: { code: string; language: Language; label: string }) {
  const [html, setHtml] = useState<{ code: string; html: string }>();
  useEffect(() => {
    let isCurrent = true;
    import('./highlighter').then(
      ({ highlight }) => isCurrent && setHtml({ code, html: highlight(code, language) }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [code, language]);
  const shown = html?.code === code ? { dangerouslySetInnerHTML: { __html: html.html } } : { children: code };
  return (
    // A region, because a block that scrolls must be reachable by keyboard.
    <pre className="live-code" tabIndex={0} role="region" aria-label={label}>
      <code {...shown} />
    </pre>
  );
}
