import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export default { docs: ['intro'] } satisfies SidebarsConfig;
