import { toolkitCode } from './ToolkitCode';

export const code = toolkitCode({
  id: 'antd',
  packages: ['@react-querybuilder/antd', 'antd', '@ant-design/icons'],
  imports: [`import { QueryBuilderAntD } from '@react-querybuilder/antd';`],
  wrappers: [['<QueryBuilderAntD>', '</QueryBuilderAntD>']],
});
