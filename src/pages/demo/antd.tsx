import { createDemoPage } from '@site/src/demo/createDemoPage';
import { release5 } from '@site/src/demo/releases/5';
import { antd } from '@site/src/toolkits/antd/5/adapter';

export default createDemoPage(antd, release5);
