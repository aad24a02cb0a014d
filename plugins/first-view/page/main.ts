import { isLive } from '../early';
import { atOnce } from './atOnce';
import { closeMenu, rememberVersion } from './menu';
import {
  early,
  fields,
  placeOf,
  recordChange,
  recordClick,
  recordKey,
  recordPress,
  recordSubmit,
  root,
  take,
} from './record';
import { isShortcut, openSearch, waitingBox } from './search';
import { onSign, signs, startByItself } from './start';
import { showStored } from './stored';

/** Whether React is not there yet for what the visitor does to the page itself. */
const isEarly = ({ isTrusted }: Event) => isTrusted && !isLive(root);

/** Copies the code of a block, if its button was pressed: some browsers allow that in the press only. React says so. */
function copyCode(target: Element): void {
  const code = target.closest('figure>button')?.parentElement?.querySelector('pre')?.textContent;
  if (code)
    navigator.clipboard?.writeText(code).then(
      () => {
        early.isCopied = true;
      },
      () => {},
    );
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  rememberVersion(target);
  if (isEarly(event)) {
    copyCode(target);
    if (!target.closest('.dropdown')) closeMenu();
    for (const [selector, act] of Object.entries(atOnce)) {
      const element = target.closest<HTMLElement>(selector);
      if (element) {
        take(event);
        act(element, event);
        return;
      }
    }
  }
  recordClick(event);
}

function onKey(event: KeyboardEvent): void {
  const { key } = event;
  if (isEarly(event) && !waitingBox()) {
    if (isShortcut(event) || (key === '/' && !(event.target as Element).closest(fields))) {
      take(event);
      openSearch();
      return;
    }
    if (key === 'Escape' && closeMenu()) return;
  }
  recordKey(event);
}

const listen = (types: string, listener: (event: never) => void) => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
listen('click', onClick);
listen('keydown', onKey);
listen('input change', recordChange);
listen('submit', recordSubmit);
listen('pointerdown pointerup mousedown mouseup', recordPress);
listen('focusin pointerdown', ({ type, target }: Event) => {
  early.focus = type === 'focusin' ? placeOf(target as Element) : undefined;
});
listen(signs, onSign);
startByItself();
showStored();
