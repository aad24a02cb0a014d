import type { Card } from './readCard';

/** An element as Satori reads it: React's shape, without React. */
export type Element = { type: string; props: Record<string, unknown> & { children?: unknown } };

/** Pictures and words that all cards share. */
export type Frame = { siteTitle: string; tagline: string; host: string; logo: string; motif: string };

const colours = { night: '#12162a', white: '#ffffff', mist: '#b9c3ea', brand: '#3451d1' };

const element = (type: string, style: Record<string, unknown>, children?: unknown): Element => ({
  type,
  props: { style, children },
});
const image = (src: string, style: Record<string, unknown>): Element => ({ type: 'img', props: { src, style } });

/** Long titles are set smaller, so that they stay beside the motif. */
const titleSize = ({ length }: string) => (length <= 18 ? 96 : length <= 40 ? 76 : 60);

/** The card's layout. Its JSON is also the key of the cache, so whatever changes the picture must stand in here. */
export function cardElement({ title, label }: Card, { siteTitle, tagline, host, logo, motif }: Frame): Element {
  const isHome = title === siteTitle;
  const brand = element('div', { display: 'flex', alignItems: 'center', fontSize: 36, fontWeight: 600 }, [
    image(logo, { width: 64, height: 64, marginRight: 22 }),
    ...(isHome ? [] : [siteTitle]),
    ...(label
      ? [
          element(
            'div',
            { marginLeft: 24, padding: '6px 20px', borderRadius: 12, fontSize: 30, backgroundColor: colours.brand },
            label,
          ),
        ]
      : []),
  ]);
  const heading = element('div', { display: 'flex', flexDirection: 'column', maxWidth: 690 }, [
    element('div', { fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.08, letterSpacing: '-0.03em' }, title),
    ...(isHome
      ? [element('div', { marginTop: 28, fontSize: 36, lineHeight: 1.35, color: colours.mist }, tagline)]
      : []),
  ]);
  return element(
    'div',
    {
      width: '100%',
      height: '100%',
      padding: '64px 72px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      fontFamily: 'Inter',
      color: colours.white,
      backgroundColor: colours.night,
    },
    [
      image(motif, { position: 'absolute', right: 0, bottom: 0, width: 460, height: 460 }),
      brand,
      heading,
      element('div', { fontSize: 30, color: colours.mist }, host),
    ],
  );
}
