import { createDemoPage } from '@site/src/demos/createDemoPage';
import { bootstrap } from '@site/src/demos/toolkits/bootstrap/adapter';

export default createDemoPage(bootstrap);
