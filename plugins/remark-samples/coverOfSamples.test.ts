import { expect, it } from 'vitest';
import { coverOfSamples } from './coverOfSamples.fixture';

const chosen = (samples: Record<string, string>, release = '1.0.0') =>
  coverOfSamples(Object.entries(samples).map(([name, text]) => ({ release, name, text })))
    .map(({ name }) => name)
    .sort();

it('leaves out a sample whose imports and syntax others have', () =>
  expect(
    chosen({
      'a.ts': "import { a } from 'x';\nconsole.log(a);",
      'b.ts': "import { b } from 'x';\nconsole.log(b);",
      'both.ts': "import { a, b } from 'x';\nconsole.log(a, b);",
    }),
  ).toEqual(['both.ts']));

it('takes each that has a name, a package or a kind of syntax of its own', () => {
  const samples = {
    'base.tsx': "import { a } from 'x';\nexport default () => <p>{a}</p>;",
    'name.tsx': "import { c } from 'x';\nexport default () => <p>{c}</p>;",
    'package.tsx': "import { a } from 'y';\nexport default () => <p>{a}</p>;",
    'style.tsx': "import 'x/style.css';\nexport default () => <p />;",
    'syntax.tsx': "import { a } from 'x';\nfor (const each of a) console.log(each);\nexport default () => <p>{a}</p>;",
  };
  expect(chosen(samples)).toEqual(['name.tsx', 'package.tsx', 'style.tsx', 'syntax.tsx']);
});

it('does not take a type for something that is there at runtime', () =>
  expect(
    chosen({
      'whole.ts': "import { a } from 'x';\nimport type { T } from 'x';\nexport const b: T = a;",
      'type.ts': "import { a } from 'x';\nimport type { S } from 'x';\nexport const b: S = a;",
    }),
  ).toHaveLength(1));

it('covers the packages of each release by itself', () => {
  const text = "import { a } from 'x';\nconsole.log(a);";
  const samples = ['1.0.0', '2.0.0'].map((release) => ({ release, name: 'a.ts', text }));
  expect(coverOfSamples(samples)).toHaveLength(2);
});
