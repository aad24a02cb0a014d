import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import type { ReleaseVariables } from './ReleaseTheme';
import type { Theme } from './theme';
import { kindOf, type ThemeVariable } from './themeVariables';

extend([a11y]);

export type Mode = 'light' | 'dark';
/** The ground and the text of this site's pages (src/css/site.css), on which the builder stands. */
export const pages: Record<Mode, { ground: string; text: string }> = {
  light: { ground: '#ffffff', text: '#1c2138' },
  dark: { ground: '#12162a', text: '#e6e9f7' },
};
/** Groups in groups that the contrast is computed for: translucent backgrounds add up. */
const depth = 3;
/** What WCAG 2.2 asks for, of text and of lines that carry meaning. */
const needed = { text: 4.5, line: 3 };

/** A colour that stands out too little: the worst ratio, rounded down to a hundredth, and what is asked for. */
export type Finding = { variable: ThemeVariable; ratio: number; needed: number };

/** A colour seen through its transparency, on an opaque one. */
export function blendOver(top: string, ground: string): string {
  const [front, back] = [colord(top).toRgb(), colord(ground).toRgb()];
  const mix = (channel: 'r' | 'g' | 'b') => front[channel] * front.a + back[channel] * (1 - front.a);
  return colord({ r: mix('r'), g: mix('g'), b: mix('b') }).toHex();
}

const worst = (color: string, grounds: string[]) =>
  Math.min(...grounds.map((ground) => colord(blendOver(color, ground)).contrast(ground)));

/** The colours of a theme that stand out too little in a mode: text on the background of groups, and lines on both. */
export function contrastFindings({ values, dark }: Theme, variables: ReleaseVariables, mode: Mode): Finding[] {
  const page = pages[mode];
  const set = mode === 'dark' ? { ...values, ...dark } : values;
  const base = 'base-color' in variables ? set['base-color'] : undefined;
  const background =
    set['background-color'] ??
    (base &&
      colord(base)
        .alpha(colord(base).alpha() * 0.2)
        .toHex());
  const groups: string[] = [];
  for (let level = 0; background && level < depth; level += 1)
    groups.push(blendOver(background, groups.at(-1) ?? page.ground));
  const findings = (Object.keys(variables) as ThemeVariable[]).flatMap((variable): Finding[] => {
    const color = set[variable];
    if (!color || kindOf(variable) !== 'color' || variable.endsWith('background-color') || variable === 'base-color')
      return [];
    return [{ variable, ratio: worst(color, [page.ground, ...groups]), needed: needed.line }];
  });
  if (background)
    findings.unshift({
      variable: set['background-color'] ? 'background-color' : 'base-color',
      ratio: worst(page.text, groups),
      needed: needed.text,
    });
  return findings
    .map((finding) => ({ ...finding, ratio: Math.floor(finding.ratio * 100) / 100 }))
    .filter(({ ratio, needed }) => ratio < needed);
}
