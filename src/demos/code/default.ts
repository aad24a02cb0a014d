import { toolkitCode } from './ToolkitCode';

export const code = toolkitCode({ id: 'default' });
