// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { Style } from './Style';

// jsdom knows no constructed stylesheets: one that is parsed by an element stands in.
beforeAll(() =>
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      cssRules: CSSRuleList | [] = [];
      replaceSync(css: string) {
        const style = document.createElement('style');
        style.textContent = css;
        document.head.append(style);
        this.cssRules = style.sheet?.cssRules ?? [];
        style.remove();
      }
    },
  ),
);
const rules = (style: HTMLStyleElement | null) =>
  Array.from(style?.sheet?.cssRules ?? [])
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText === 'all' ? Array.from(rule.cssRules) : rule,
    )
    .map(({ cssText }) => cssText);

it('is filled by calls, not by text, and follows what it is given', () => {
  const { container, rerender } = render(<Style>{'p { color: red; } @media print { p { color: blue; } }'}</Style>);
  const style = container.querySelector('style');
  expect(style?.innerHTML).toBe('');
  expect(rules(style)).toHaveLength(2);
  rerender(<Style>{'b { color: red; }'}</Style>);
  expect([style?.innerHTML, rules(style)]).toEqual(['', ['b { color: red; }']]);
});
it("keeps the server's text until it changes", async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = '<style>p{color:red}</style>';
  const style = host.querySelector('style');
  const root = await act(() => hydrateRoot(host, <Style>{'p { color: red }'}</Style>));
  expect(host.querySelector('style')).toBe(style);
  expect(style?.innerHTML).toBe('p{color:red}');
  await act(() => root.render(<Style>{'b { color: red; }'}</Style>));
  expect([style?.innerHTML, rules(style)]).toEqual(['', ['b { color: red; }']]);
});
it('keeps the rules around a brace too many', () => {
  const { container } = render(<Style>{'p { color: red; } } b { color: blue; } i { color: red; }'}</Style>);
  expect(rules(container.querySelector('style'))).toContain('i { color: red; }');
});
it('is text on the server', async () => {
  vi.stubGlobal('document', undefined);
  vi.resetModules();
  const { Style: OnServer } = await import('./Style');
  vi.stubGlobal('document', window.document);
  expect(renderToString(<OnServer>{'p>a{}'}</OnServer>)).toBe('<style>p>a{}</style>');
});
