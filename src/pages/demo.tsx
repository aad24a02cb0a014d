import { createDemoPage } from '@site/src/demo/createDemoPage';
import { release5 } from '@site/src/demo/releases/5';
import { plain } from '@site/src/toolkits/default/5/adapter';

export default createDemoPage(plain, release5);
