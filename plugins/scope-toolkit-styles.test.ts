import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { keepSiteStylesOut, scopeSelector } from './scope-toolkit-styles';

describe('scopeSelector', () => {
  it.each([
    ['.btn', ':where([data-toolkit="bootstrap"]) .btn'],
    [':root', ':where([data-toolkit="bootstrap"])'],
    ['body', ':where([data-toolkit="bootstrap"])'],
    ['[data-bs-theme=light]', ':where([data-toolkit="bootstrap"])'],
    ['[data-bs-theme=dark]', '[data-theme="dark"] :where([data-toolkit="bootstrap"])'],
    ['[data-bs-theme=dark] .btn', '[data-theme="dark"] :where([data-toolkit="bootstrap"]) .btn'],
    ['html', undefined],
    ['.theme-dark', undefined],
  ])('%s', (selector, scoped) => expect(scopeSelector(selector, 'bootstrap')).toBe(scoped));
});

describe('keepSiteStylesOut', () => {
  const process = (css: string) =>
    postcss([keepSiteStylesOut({ siteDir: '/site' })]).process(css, { from: '/site/src/css/site.css' }).css;
  it('ends a rule for a shared class at the border of a toolkit', () =>
    expect(process('.footer, .button:hover { }')).toBe(
      '.footer:not(:where([data-toolkit] *)), .button:not(:where([data-toolkit] *)):hover { }',
    ));
  it('ends a rule for a bare element there as well', () =>
    expect(process('table tr:nth-child(2n), a:not([href]) { }')).toBe(
      'table tr:nth-child(2n):not(:where([data-toolkit] *)), a:not([href]):not(:where([data-toolkit] *)) { }',
    ));
  it.each(['.button--primary', '*', ':root', 'html', 'main :focus-visible', '[data-release] pre'])(
    'leaves %s as it is',
    (selector) => expect(process(`${selector} { }`)).toBe(`${selector} { }`),
  );
  it('leaves the steps of an animation as they are', () =>
    expect(process('@keyframes turn { from { } }')).toBe('@keyframes turn { from { } }'));
});
