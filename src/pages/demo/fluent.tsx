import { createDemoPage } from '@site/src/demo/createDemoPage';
import { release8 } from '@site/src/demo/releases/8';
import { adapter } from '@site/src/toolkits/fluent/8/adapter';

export default createDemoPage(adapter, release8);
