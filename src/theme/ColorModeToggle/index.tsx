// Change: where the system's mode is not followed, a visitor who has chosen nothing has the default mode; the original calls
// it system mode.
import { useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type { ComponentProps } from 'react';

export default function ColorModeToggleWrapper(props: ComponentProps<typeof ColorModeToggle>) {
  const { defaultMode } = useThemeConfig().colorMode;
  return <ColorModeToggle {...props} value={props.value ?? (props.respectPrefersColorScheme ? null : defaultMode)} />;
}
