/** A sample that tries, once it is drawn, to take the focus, to scroll the page and to go back in the tab's history. */
export const hostileProgram = `import { useEffect } from 'react';
export default function Taker() {
  useEffect(() => {
    const field = document.querySelector('#taker') as HTMLInputElement;
    const calls = [
      () => field.focus(),
      () => field.scrollIntoView(),
      () => field.select(),
      () => window.focus(),
      () => Object.assign(field, { required: true }).reportValidity(),
      () => history.pushState({}, ''),
      () => history.back(),
      () => history.go(-1),
    ];
    // Once the page has given the preview its height.
    setTimeout(() => console.log('drawn'), 500);
    const begin = () => {
      const timer = setInterval(() => {
        calls.shift()?.();
        if (calls.length > 0) return;
        clearInterval(timer);
        // What the calls have caused is seen then.
        setTimeout(() => console.log('over'), 500);
      }, 50);
    };
    setTimeout(begin, 1500);
  }, []);
  return <input id="taker" style={{ marginTop: 900 }} />;
}
`;

/** What of a page a program must not change. */
export const ofThePage = () => [location.pathname, history.length, document.activeElement?.tagName].join();

/** How far the page is scrolled: by a few pixels more when what is printed makes it higher, and what is read keeps its place. */
export const place = () => scrollY;
export const aFewPixels = 50;

/** Puts a text into the open editor. */
export function fillEditor(text: string) {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[aria-label^="Code of"]');
  area?.focus({ preventScroll: true });
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area?.dispatchEvent(new Event('input', { bubbles: true }));
}
