import { readFileSync } from 'node:fs';
import { latestLine, lines, nextLine } from '@site/lines/registry';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../demo/releases/5/exportFormats';
import { dialectOf } from './model';
import { models } from './model/models';
import { formatsOf } from './proof/measure';
import { engineOf, engines, enginesOf, runsAtOnce, runsOf } from './registry';

/** Older packages say their licence in other ways. */
type Manifest = { version: string; license?: string; licenses?: { url: string }[] };
const spdx = ({ license, licenses }: Manifest) =>
  license ?? (licenses?.[0]?.url === 'http://www.apache.org/licenses/LICENSE-2.0' ? 'Apache-2.0' : undefined);

describe('registry of the engines', () => {
  const { release } = latestLine;
  it('runs every export format of the demo, except the two that no engine reads', () => {
    const unread = exportFormats.filter(({ id }) => !engineOf(id, release)).map(({ id }) => id);
    expect(unread).toEqual(['json', 'json_without_ids']);
    expect(engineOf('parameterized', release)?.id).toBe('sqlite');
  });
  it('runs SQL in two engines, the second only if it is asked for', () => {
    expect(enginesOf('sql', release).map(({ id }) => id)).toEqual(['sqlite', 'postgresql']);
    expect(runsAtOnce(release).map(({ engine }) => engine.id)).not.toContain('postgresql');
  });
  it('knows a format from the release on that brings it', () => {
    expect(enginesOf('mongodb_query', release)).toEqual([]);
    expect(enginesOf('mongodb_query', nextLine.release).map(({ id }) => id)).toEqual(['mongodb']);
    for (const { engine, format } of runsOf()) {
      const since = engine.formats[format] as number;
      expect(enginesOf(format, `${since}`)).toContain(engine);
      expect(enginesOf(format, `${since - 1}`)).not.toContain(engine);
    }
  });
  it.each(lines)('has the formats that release $major answers, and no other', { timeout: 30_000 }, async ({ load }) => {
    const imports = await load();
    const { executed, notExecuted } = formatsOf(imports);
    const answered = [...executed, ...notExecuted].filter((format) => engineOf(format));
    const formats = new Set(runsAtOnce(imports.version).map(({ format }) => format));
    expect([...formats].sort()).toEqual(answered.sort());
  });
  it('has one engine at once that the model predicts for a format, since the proof runs one', () => {
    for (const { major } of lines) {
      const predicted = runsAtOnce(major).filter(({ engine }) => models[engine.id]);
      for (const { engine, format } of predicted) expect(engine.id).toBe(engineOf(format, major)?.id);
    }
  });
  it('predicts every run of an engine that the model knows, by that engine', () => {
    for (const { major } of lines)
      for (const { engine, format } of runsOf(major))
        if (models[engine.id]) expect(dialectOf(format, major, false, engine.id).model).toBe(models[engine.id]);
    expect(() => dialectOf('json', release)).toThrow('no engine for json');
  });
  it.each(engines)('$id names its packages with version and licence', ({ packages, licence }) => {
    for (const [name, version] of Object.entries(packages)) {
      const manifest: Manifest = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      expect([manifest.version, spdx(manifest)], name).toEqual([version, licence]);
    }
  });
});
