type Style = Record<string, unknown>;
type StyleOf = (props: Style) => Style;
type Config = { parts?: string[]; baseStyle?: unknown; variants?: Record<string, unknown> };

const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null;

/** What a style has that another has not. Sizes, for example, are the same: repeated, they would outdo a variant's. */
function beyond(light: Style, dark: Style): Style {
  const entries = Object.entries(dark).flatMap(([key, value]): [string, unknown][] => {
    const other = light[key];
    if (JSON.stringify(other) === JSON.stringify(value)) return [];
    return [[key, isStyle(other) && isStyle(value) ? beyond(other, value) : value]];
  });
  return Object.fromEntries(entries);
}

/** One style that is right in light and in dark: what differs in the dark goes under Chakra's own `_dark` selector. */
function merged(light: Style, dark: Style): Style {
  const { _dark: own, ...rest } = dark as { _dark?: Style };
  return JSON.stringify(light) === JSON.stringify(dark)
    ? light
    : { ...light, _dark: { ...beyond(light, rest), ...own } };
}

/**
 * A component's styles without their dependence on the colour mode that React knows. Chakra picks many colours while it
 * renders, so pre-rendered HTML would be light for everybody; written for both modes, the attribute on `<html>` decides.
 */
export function mergeColourModes<C extends Config>(config: C): C {
  const inBoth = (style: unknown) => {
    if (typeof style !== 'function') return style;
    return (props: Style) => {
      const light = (style as StyleOf)({ ...props, colorMode: 'light' });
      const dark = (style as StyleOf)({ ...props, colorMode: 'dark' });
      if (!config.parts) return merged(light, dark);
      return Object.fromEntries(
        Object.keys(light).map((part) => [part, merged((light[part] ?? {}) as Style, (dark[part] ?? {}) as Style)]),
      );
    };
  };
  const variants = Object.entries(config.variants ?? {}).map(([name, style]) => [name, inBoth(style)]);
  return { ...config, baseStyle: inBoth(config.baseStyle), variants: Object.fromEntries(variants) };
}
