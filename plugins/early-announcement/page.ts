// The announcement before React, on every page; see index.ts.
import { store } from '../first-view/page/store';

/** Of the announcement on show. */
declare const ID: string;

const prefix = 'docusaurus.announcement.';

function forgetAnother(): void {
  try {
    if (localStorage.getItem(`${prefix}id`) === ID) return;
  } catch {}
  store(`${prefix}dismiss`, 'false');
  store(`${prefix}id`, ID);
}

/** React hears of the click as well, for where the browser's storage is denied. */
function close({ target }: Event): void {
  if (!(target as Element).closest('.theme-announcement-bar .close')) return;
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  store(`${prefix}dismiss`, 'true');
}

forgetAnother();
addEventListener('click', close, true);
