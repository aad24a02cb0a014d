import { createDemoPage } from '@site/src/demo/createDemoPage';
import { bootstrap } from '@site/src/toolkits/bootstrap/adapter';

export default createDemoPage(bootstrap);
