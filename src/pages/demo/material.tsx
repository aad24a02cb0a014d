import { createDemoPage } from '@site/src/demos/createDemoPage';
import { material } from '@site/src/demos/toolkits/material/adapter';

export default createDemoPage(material);
