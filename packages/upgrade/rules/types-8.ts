import { renamed } from '../kinds/renamed';

export const types8 = renamed({
  id: 'types-8',
  since: 8,
  kind: 'breaks',
  message: 'Three types have other names: `UseMergedContextParams`, `UseMergedContext` and `ValueSourceFullOptions`.',
  sections: ['three-types-have-other-names'],
  names: {
    UseMergedContextProps: { imported: 'UseMergedContextParams' },
    UseMergedContextReturn: { imported: 'UseMergedContext' },
    ValueSourceOptions: { imported: 'ValueSourceFullOptions' },
  },
  sample: {
    before: `import type { ValueSourceOptions } from 'react-querybuilder';

export const count = (options: ValueSourceOptions) => options.length;
`,
    after: `import type { ValueSourceFullOptions } from 'react-querybuilder';

export const count = (options: ValueSourceFullOptions) => options.length;
`,
  },
});
