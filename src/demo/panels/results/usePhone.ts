import { useSyncExternalStore } from 'react';

const phone = '(max-width: 600px)';
const subscribe = (listener: () => void) => {
  const media = window.matchMedia(phone);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone's, where the stylesheets of the demo make cards of rows. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(phone).matches,
    () => false,
  );
