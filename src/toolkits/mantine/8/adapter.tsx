import { pinned, type ToolkitAdapter } from '../../adapter';
import { MantineScope } from '../MantineScope';
import { toolkit } from '../toolkit';
import { mantineControls } from './controls';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Button.css';
import '@mantine/dates/styles.css';
import '../styles.css';

export const adapter: ToolkitAdapter<'8'> = {
  id: 'mantine',
  release: '8',
  Provider: MantineScope,
  controls: { controlElements: mantineControls },
  packages: pinned(toolkit, '8'),
};
