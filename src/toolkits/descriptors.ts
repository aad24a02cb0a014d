import { toolkit as antd } from './antd/toolkit';
import { toolkit as bootstrap } from './bootstrap/toolkit';
import { toolkit as bulma } from './bulma/toolkit';
import { toolkit as chakra } from './chakra/toolkit';
import { toolkit as plain } from './default/toolkit';
import { toolkit as fluent } from './fluent/toolkit';
import { toolkit as mantine } from './mantine/toolkit';
import { toolkit as material } from './material/toolkit';
import { toolkit as reactAria } from './react-aria/toolkit';
import type { ToolkitId } from './registry';
import { toolkit as shadcn } from './shadcn/toolkit';
import type { Toolkit } from './toolkit';

/** Every toolkit's descriptor, for plugins and tests; pages have the registry, which is shorter. */
export const descriptors: Record<ToolkitId, Toolkit> = {
  default: plain,
  antd,
  bootstrap,
  bulma,
  chakra,
  material,
  mantine,
  'react-aria': reactAria,
  fluent,
  shadcn,
};
