/** Colours by mode: of buttons and of what is chosen, of the same under the pointer, and the faintest text. */
const colours = {
  light: { primary: '#0958d9', hovered: '#003eb3', faint: '#595959' },
  dark: { primary: '#2f74f0', hovered: '#1f52ad', faint: '#bfbfbf' },
};

/**
 * What goes with antd's own algorithms: colours that pass WCAG AA where antd's do not: a blue for white text that stands
 * out from the ground, the edges of controls, a switch that is off, what a list shows while it is open, what is disabled,
 * and the days of other months. Without motion: where the visitor wants none, the site ends every animation at once, and
 * a closing list would miss its end.
 */
const settingsOf = (mode: 'light' | 'dark') => ({
  components: {
    Select: { colorTextPlaceholder: colours[mode].faint },
    Switch: { colorTextQuaternary: '#6b6b6b', colorTextTertiary: '#5c5c5c' },
  },
  token: {
    colorBorder: '#7f7f7f',
    colorBorderDisabled: '#7f7f7f',
    colorPrimary: colours[mode].primary,
    colorPrimaryHover: colours[mode].hovered,
    colorTextDisabled: colours[mode].faint,
    fontFamily: 'inherit',
    motion: false,
  },
});

type Algorithms<Algorithm> = { defaultAlgorithm: Algorithm; darkAlgorithm: Algorithm };

/**
 * The themes of a major version of antd.
 * @param algorithms those of that version
 * @param key the class that its variables are set on
 */
export const themesOf = <Algorithm>({ defaultAlgorithm, darkAlgorithm }: Algorithms<Algorithm>, key: string) => ({
  light: { ...settingsOf('light'), algorithm: defaultAlgorithm, cssVar: { key } },
  dark: { ...settingsOf('dark'), algorithm: darkAlgorithm, cssVar: { key } },
});
