import { createDemoPage } from '@site/src/demo/createDemoPage';
import { bulma } from '@site/src/toolkits/bulma/adapter';

export default createDemoPage(bulma);
