import { createDemoPage } from '@site/src/demos/createDemoPage';
import { plain } from '@site/src/demos/toolkits/default/adapter';

export default createDemoPage(plain);
