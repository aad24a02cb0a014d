import { createDemoPage } from '@site/src/demos/createDemoPage';
import { bulma } from '@site/src/demos/toolkits/bulma/adapter';

export default createDemoPage(bulma);
