import { createDemoPage } from '@site/src/demos/createDemoPage';
import { chakra } from '@site/src/demos/toolkits/chakra/adapter';

export default createDemoPage(chakra);
