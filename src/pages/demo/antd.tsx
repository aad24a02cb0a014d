import { createDemoPage } from '@site/src/demo/createDemoPage';
import { antd } from '@site/src/toolkits/antd/5/adapter';

export default createDemoPage(antd);
