import { nextLine } from '@site/lines/registry';
import type { ToolkitAdapter } from '../adapter';
import './styles.css';

/** Release 8 without a toolkit. */
export const plain: ToolkitAdapter = {
  id: 'default',
  Provider: ({ children }) => <>{children}</>,
  controls: {},
  packages: { 'react-querybuilder': nextLine.release },
};
