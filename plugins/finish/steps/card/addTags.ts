import type { Card } from './readCard';

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * The page with the tags of its card at the end of the head. `twitter:card` is already there: the theme writes it.
 * @param html the built page
 * @param image absolute address of the card
 */
export function addTags(html: string, image: string, { title, label }: Card): string {
  const tags = {
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': [title, label].filter(Boolean).join(' · '),
  };
  const markup = Object.entries(tags).map(([name, value]) => `<meta property="${name}" content="${attribute(value)}">`);
  // A replacer function, because a title may contain `$&`.
  return html.replace('</head>', () => `${markup.join('')}</head>`);
}
