import { createDemoPage } from '@site/src/demo/createDemoPage';
import { chakra } from '@site/src/toolkits/chakra/adapter';

export default createDemoPage(chakra);
