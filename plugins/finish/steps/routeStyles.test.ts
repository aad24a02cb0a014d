import { describe, expect, it } from 'vitest';
import type { Build } from '../step';
import { addStylesheets, routeStyles } from './routeStyles';

const page = '<head><link rel=stylesheet href=/base/assets/css/styles.1a2b3c4d.css /><title>A</title></head>';

describe('addStylesheets', () => {
  it("links them after the site's own, in order", () =>
    expect(addStylesheets(page, ['/base/a.css', '/base/b.css'])).toBe(
      '<head><link rel=stylesheet href=/base/assets/css/styles.1a2b3c4d.css /><link rel=stylesheet href=/base/a.css />' +
        '<link rel=stylesheet href=/base/b.css /><title>A</title></head>',
    ));
  it("has the site's own and the docs' in one file, by which the runtime knows the docs'", () =>
    expect(addStylesheets(page, ['/base/css/docs-pages.1a.css', '/base/b.css'], '/base/docs.2b.css')).toBe(
      '<head><link rel=stylesheet data-href=/base/css/docs-pages.1a.css href=/base/docs.2b.css />' +
        '<link rel=stylesheet href=/base/b.css /><title>A</title></head>',
    ));
  it("throws where the site's own is not linked", () =>
    expect(() => addStylesheets(page.replace('styles.', 'main.'), ['/a.css'])).toThrow('nothing that matches'));
});

describe('routeStyles', () => {
  const build = (routes: string[]) =>
    ({
      baseUrl: '/base/',
      filesOfRoute: new Map([
        ['/base/demo', { scripts: [], styles: ['a.css'] }],
        ['/base/', { scripts: [], styles: [] }],
      ]),
      pages: routes.map((route) => ({ route, file: '', html: page })),
    }) as unknown as Build;
  it('changes the pages of its routes alone', async () => {
    const { edit } = await routeStyles.prepare(build(['/base/demo', '/base/']));
    const of = (route: string) => edit?.(page, { route, file: '', html: page });
    expect(of('/base/demo')).toContain('href=/base/a.css');
    expect(of('/base/')).toBe(page);
  });
  it('throws at styles of a route without a page', () =>
    expect(routeStyles.prepare(build(['/base/']))).rejects.toThrow('/base/demo, which have no page'));
});
