// Change: adds the components that every page may use without importing them, lets the keyboard scroll wide tables, and
// names the boxes of task lists.

import { HighlightedCode } from '@site/src/docs-widgets/HighlightedCode';
import { Sample } from '@site/src/docs-widgets/Sample';
import { Island } from '@site/src/docs-widgets/Sample/Island';
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps } from 'react';

const table = (props: ComponentProps<'table'>) => <table {...props} tabIndex={0} />;
const input = (props: ComponentProps<'input'>) => <input {...props} aria-label={props.checked ? 'done' : 'to do'} />;

export default {
  ...MDXComponents,
  table,
  input,
  HighlightedCode,
  Sample,
  Island,
};
