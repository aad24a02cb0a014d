import { createSystem, defaultBaseConfig, defineConfig } from 'samples-next/kits/chakra';
import {
  breakpoints,
  buttonRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  iconRecipe,
  inputRecipe,
  layerStyles,
  nativeSelectSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  selectSlotRecipe,
  semanticTokens,
  switchSlotRecipe,
  textareaRecipe,
  textStyles,
  tokens,
} from 'samples-next/kits/chakra-theme';
import { once } from '../../once';

/** Where the styles of this release end. Without specificity, so that those of components outdo its resets. */
const scope = ':where([data-toolkit="chakra"][data-release="8"])';

/** What Chakra's components for the builder are drawn with, said of `&`, in the place of the page. */
const config = defineConfig({
  conditions: { dark: '[data-theme="dark"] &', light: 'html &' },
  cssVarsPrefix: 'chakra',
  cssVarsRoot: '&',
  // Tailwind has layers of the same names, and their order is that of whichever comes first.
  disableLayers: true,
  preflight: { scope: '&' },
  globalCss: {
    '&': { color: 'fg', colorPalette: 'gray' },
    '& *': { '--global-color-border': 'colors.border', '--global-font-body': 'fonts.body' },
    '& *::placeholder, & *[data-placeholder]': { color: 'fg.muted' },
  },
  theme: {
    breakpoints,
    layerStyles,
    textStyles,
    semanticTokens,
    tokens: { ...tokens, fonts: { ...tokens.fonts, body: { value: 'system-ui, sans-serif' } } },
    recipes: {
      button: buttonRecipe,
      checkmark: checkmarkRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      radiomark: radiomarkRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      checkbox: checkboxSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      radioGroup: radioGroupSlotRecipe,
      select: selectSlotRecipe,
      switch: switchSlotRecipe,
    },
  },
});

/** Chakra's system with its variables and resets on the border of the toolkit; made when it is first drawn with. */
export const scopedSystem = once(() => {
  const system = createSystem(defaultBaseConfig, config);
  return { ...system, _global: system._global.map((styles) => ({ [scope]: styles })) };
});
