import { createDemoPage } from '@site/src/demo/createDemoPage';
import { release5 } from '@site/src/demo/releases/5';
import { material } from '@site/src/toolkits/material/5/adapter';

export default createDemoPage(material, release5);
