import { isLive } from './live';
import { placeOf } from './place';

let place: ReturnType<typeof placeOf> | undefined;

/** Remembers what has the focus until the page is live: React draws some of it anew, and the focus would be lost. */
export function rememberFocus({ type, target }: Event): void {
  if (!isLive(document.documentElement)) place = type === 'focusin' ? placeOf(target as Element) : undefined;
}

export function restoreFocus(): void {
  if (document.activeElement === document.body) (place?.() as HTMLElement | undefined)?.focus({ preventScroll: true });
}
