import { createDemoPage } from '@site/src/demo/createDemoPage';
import { release5 } from '@site/src/demo/releases/5';
import { bulma } from '@site/src/toolkits/bulma/5/adapter';

export default createDemoPage(bulma, release5);
