// Change: plain text. Code of the pages is highlighted at build time (plugins/highlight-code), so no highlighter is
// needed here; what still renders a CodeBlock shows it uncoloured.
import type { ReactNode } from 'react';

export default function CodeBlock({ children }: { children: ReactNode }) {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
