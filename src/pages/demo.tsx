import { createDemoPage } from '@site/src/demo/createDemoPage';
import { plain } from '@site/src/toolkits/default/5/adapter';

export default createDemoPage(plain);
