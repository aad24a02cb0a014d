import { runsAtOnce } from '@site/src/engines/registry';
import { isToolkitOf, toolkits } from '@site/src/toolkits/registry';
import { describe, expect, it } from 'vitest';
import { queryableOf } from './querySchemas';
import { releases } from './registry';

describe.each(releases)('release $id of the demo', ({ id, line, adapters, load }) => {
  it('is that of its line', async () => {
    const release = await load();
    expect([release.id, release.line]).toEqual([id, line]);
    expect(id).toBe(line.major);
  });
  it('has the fields that texts are read with', async () => {
    expect((await load()).fields).toEqual(queryableOf[id].fields);
  });
  it('names the engines that run at once', async () => {
    const { engines } = await load();
    const running = new Set(runsAtOnce(line.release).map(({ engine }) => engine.name));
    expect(engines.names).toHaveLength(running.size);
  });
  it('is drawn in each of its toolkits, by what the route brings or by an adapter of its own', () => {
    for (const { id: toolkit, releases: all } of toolkits) {
      const isOfRoute = all[0] === id;
      const isDrawn = isToolkitOf(toolkit, id);
      expect(isOfRoute || toolkit in adapters, toolkit).toBe(isDrawn);
    }
  });
});
