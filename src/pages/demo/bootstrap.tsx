import { createDemoPage } from '@site/src/demo/createDemoPage';
import { release5 } from '@site/src/demo/releases/5';
import { bootstrap } from '@site/src/toolkits/bootstrap/5/adapter';

export default createDemoPage(bootstrap, release5);
