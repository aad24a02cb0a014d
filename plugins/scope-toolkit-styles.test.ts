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
  it('leaves other rules as they are', () => expect(process('.button--primary { }')).toBe('.button--primary { }'));
});
