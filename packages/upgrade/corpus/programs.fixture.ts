import { readdirSync, readFileSync } from 'node:fs';
import { runs, seed } from '@site/scripts/testScale';

/** A small program that some releases compile. */
export type Program = { name: string; file: string; code: string };

const folder = 'packages/upgrade/corpus';
const imported = /^import (type )?(?:(\w+), )?\{ (.+) \} from 'react-querybuilder';$/m;

/** Each file of this folder is about one difference; `--- way` or `--- way.js` begins a program. */
const written: Program[] = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .flatMap((file) =>
    readFileSync(`${folder}/${file}`, 'utf8')
      .split(/^--- /m)
      .slice(1)
      .map((part) => {
        const [way = '', ...lines] = part.split('\n');
        const name = `${file.replace('.txt', '')}: ${way}`;
        return { name, file: /\.jsx?$/.exec(way)?.[0] ?? '.tsx', code: lines.join('\n') };
      }),
  );

/** The same program with its import written in other ways, where there are any. */
function othersOf({ name, file, code }: Program): Program[] {
  const [declaration, isType, main, list] = imported.exec(code) ?? [];
  if (!declaration || !list || main) return [];
  const names = list
    .split(', ')
    .map((one) => ({ name: one.replace('type ', ''), isType: Boolean(isType) || one !== one.replace('type ', '') }));
  const values = names.filter((one) => !one.isType).map((one) => one.name);
  const types = names.filter((one) => one.isType).map((one) => one.name);
  const rest = code.replace(declaration, '\n');
  const renamed = (to: (name: string) => string) =>
    names.reduce(
      (text, one) => text.replace(new RegExp(`\\b(?<![.'-])${one.name}\\b(?!['-])`, 'g'), to(one.name)),
      rest,
    );
  const typesToo = types.length ? `import type { ${types.join(', ')} } from 'react-querybuilder'; ` : '';
  const first = (line: string, text: string) => text.replace('\n\n', `${line}\n`).replace(/^\n/, `${line}\n`);
  const ways: [string, string][] = [
    [
      'renamed',
      first(
        `import ${isType ?? ''}{ ${names.map((one) => `${one.isType && !isType ? 'type ' : ''}${one.name} as Rqb${one.name}`).join(', ')} } from 'react-querybuilder';`,
        renamed((one) => `Rqb${one}`),
      ),
    ],
    [
      'namespace',
      first(
        "import * as RQB from 'react-querybuilder';",
        renamed((one) => `RQB.${one}`),
      ),
    ],
  ];
  if (values.length)
    ways.push([
      'loaded',
      first(
        file === '.tsx'
          ? `${typesToo}const { ${values.join(', ')} } = await import('react-querybuilder');`
          : `const { ${values.join(', ')} } = require('react-querybuilder');`,
        rest,
      ),
    ]);
  return ways.map(([way, text]) => ({ name: `${name}, ${way}`, file, code: text }));
}

/** How many thirds of the other ways are compiled: each third on some days, all of them in a deep run. */
const thirds = runs(1, 3);

export const programs: readonly Program[] = [
  ...written,
  ...written.flatMap(othersOf).filter((_, index) => (index + seed) % 3 < thirds),
];
