import { createDemoPage } from '@site/src/demo/createDemoPage';
import { antd } from '@site/src/toolkits/antd/adapter';

export default createDemoPage(antd);
