import { readdirSync } from 'node:fs';
import { toolkits } from '@site/src/toolkits/registry';
import { expect, test } from 'vitest';

test('every toolkit has its pictures in both modes, and no other is left', () => {
  const wanted = toolkits.flatMap(({ id }) => [`${id}-dark.webp`, `${id}-light.webp`]);
  expect(readdirSync('static/img/toolkits').sort(), 'after a build, npm run pictures takes them').toEqual(
    wanted.sort(),
  );
});
