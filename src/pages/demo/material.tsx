import { createDemoPage } from '@site/src/demo/createDemoPage';
import { material } from '@site/src/toolkits/material/5/adapter';

export default createDemoPage(material);
