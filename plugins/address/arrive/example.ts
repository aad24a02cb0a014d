import { baseUrl, demos } from './site';

/** The service that an address has opened its example in. */
export const platformOf = (parameters: URLSearchParams): string =>
  /^(sb|stackblitz)$/i.test(parameters.get('p') ?? parameters.get('platform') ?? '') ? 'StackBlitz' : 'CodeSandbox';

/**
 * Opens the demo that has the code of an example, with its panel: `?from=sandbox&t=antd` is `/demo/antd` with its code.
 * @returns false where the page is that demo already
 */
export function openExample(parameters: URLSearchParams): boolean {
  const template = parameters.get('t') ?? parameters.get('template') ?? '';
  // Of Chakra there were two.
  const demo = demos.find((each) => each === `/demo/${template.replace('chakra2', 'chakra')}`) ?? '/demo';
  const path = baseUrl.slice(0, -1) + demo;
  if (location.pathname === path && location.hash === '#panel-code') return false;
  location.replace(`${path}${location.search}#panel-code`);
  return location.pathname !== path;
}

/** Gives the focus to the button that opens the code in a service, as soon as its panel has arrived. */
export function focusButton(platform: string): void {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('#panel-code button')].find(
      ({ textContent }) => textContent === `Open in ${platform}`,
    );
  new MutationObserver((_, observer) => {
    const button = find();
    if (!button) return;
    observer.disconnect();
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: 'center' });
  }).observe(document.body, { childList: true, subtree: true });
}
