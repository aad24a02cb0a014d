import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Element } from './cardElement';
import type { Card } from './readCard';

const { devDependencies } = createRequire(import.meta.url)('../../../../package.json') as {
  devDependencies: Record<string, string>;
};
/** What draws the picture belongs to its name: package.json pins each of them exactly. */
const tools = ['satori', '@resvg/resvg-wasm', '@fontsource/inter'].map((name) => devDependencies[name]);

/**
 * File name of a card: readable, and different as soon as the picture is, so that it can be cached forever.
 * @example cardName({ title: 'Tips & tricks', label: 'v5.x' }, element) // 'tips-tricks-v5-x-0f3a96c1.png'
 */
export function cardName({ title, label = '' }: Card, element: Element): string {
  const words = `${title} ${label}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const hash = createHash('sha256')
    .update(JSON.stringify([element, tools]))
    .digest('hex');
  return `${[...words, hash.slice(0, 8)].join('-')}.png`;
}
