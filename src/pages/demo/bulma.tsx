import { createDemoPage } from '@site/src/demo/createDemoPage';
import { bulma } from '@site/src/toolkits/bulma/5/adapter';

export default createDemoPage(bulma);
