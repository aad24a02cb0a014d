import { toolkitCode } from './ToolkitCode';

export const code = toolkitCode({
  id: 'bootstrap',
  packages: ['@react-querybuilder/bootstrap', 'bootstrap', 'bootstrap-icons'],
  imports: [`import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';`],
  styles: ['bootstrap/dist/css/bootstrap.css', 'bootstrap-icons/font/bootstrap-icons.css'],
  wrappers: [['<QueryBuilderBootstrap>', '</QueryBuilderBootstrap>']],
});
