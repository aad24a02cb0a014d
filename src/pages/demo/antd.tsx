import { createDemoPage } from '@site/src/demos/createDemoPage';
import { antd } from '@site/src/demos/toolkits/antd/adapter';

export default createDemoPage(antd);
