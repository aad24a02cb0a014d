import { createDemoPage } from '@site/src/demo/createDemoPage';
import { chakra } from '@site/src/toolkits/chakra/5/adapter';

export default createDemoPage(chakra);
