import { colord, extend } from 'colord';
import names from 'colord/plugins/names';
import oklch from 'colord/plugins/oklch';

extend([names, oklch]);

const mixed = /^color-mix\(in srgb, transparent, (#\w+) (\d+)%\)$/;

/** A colour in any notation, or one that a release mixes with nothing, as six or eight hexadecimal digits. */
export function colorOf(text: string): string | undefined {
  const [, base, percent] = mixed.exec(text) ?? [];
  const color = base ? colord(base).alpha(Number(percent) / 100) : colord(text.trim());
  return color.isValid() ? color.toHex() : undefined;
}

/** A colour without its transparency, as the browser's picker takes it. */
export const withoutAlpha = (text: string): string => colorOf(text)?.slice(0, 7) ?? '#000000';

/** Another colour with the transparency of the one before. */
export const withColor = (before: string, picked: string): string => picked + (colorOf(before)?.slice(7) ?? '');
