import { createDemoPage } from '@site/src/demo/createDemoPage';
import { release5 } from '@site/src/demo/releases/5';
import { chakra } from '@site/src/toolkits/chakra/5/adapter';

export default createDemoPage(chakra, release5);
