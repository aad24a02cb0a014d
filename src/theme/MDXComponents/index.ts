// Change: adds the components that every page may use without importing them.

import { HighlightedCode } from '@site/src/components/HighlightedCode';
import { Sample } from '@site/src/components/Sample';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, HighlightedCode, Sample, Tabs, TabItem };
