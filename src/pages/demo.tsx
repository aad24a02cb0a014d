import { createDemoPage } from '@site/src/demo/createDemoPage';
import { plain } from '@site/src/toolkits/default/adapter';

export default createDemoPage(plain);
