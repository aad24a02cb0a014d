import { createDemoPage } from '@site/src/demo/createDemoPage';
import { material } from '@site/src/toolkits/material/adapter';

export default createDemoPage(material);
