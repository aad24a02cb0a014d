import { createDemoPage } from '@site/src/demo/createDemoPage';
import { bootstrap } from '@site/src/toolkits/bootstrap/5/adapter';

export default createDemoPage(bootstrap);
