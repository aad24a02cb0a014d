type Style = Record<string, unknown>;
type StyleOf = (props: Style) => Style;
type Config = { parts?: string[]; baseStyle?: unknown; variants?: Record<string, unknown> };

/** One style that is right in light and in dark: what differs in the dark goes under Chakra's own `_dark` selector. */
function merged(light: Style, dark: Style): Style {
  const { _dark: own, ...rest } = dark as { _dark?: Style };
  return JSON.stringify(light) === JSON.stringify(dark) ? light : { ...light, _dark: { ...rest, ...own } };
}

/**
 * A component's styles without their dependence on the colour mode that React knows. Chakra picks many colours while it
 * renders, so pre-rendered HTML would be light for everybody; written for both modes, the attribute on `<html>` decides.
 */
export function bothModes<C extends Config>(config: C): C {
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
