import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../demos/exportFormats';
import { engineOf, engines, executableFormats } from './registry';
import { executable } from './semantics/dialect';

/** Older packages say their licence in other ways. */
type Manifest = { version: string; license?: string; licenses?: { url: string }[] };
const spdx = ({ license, licenses }: Manifest) =>
  license ?? (licenses?.[0]?.url === 'http://www.apache.org/licenses/LICENSE-2.0' ? 'Apache-2.0' : undefined);

describe('registry of the engines', () => {
  it('runs every export format once, except the two that no engine reads', () => {
    const all = exportFormats.map(({ id }) => id);
    expect([...executableFormats, 'json', 'json_without_ids'].sort()).toEqual([...all].sort());
    expect(engineOf('json')).toBeUndefined();
    expect(engineOf('parameterized')?.id).toBe('sqlite');
  });
  it('runs each format in the engine that the model predicts', () => {
    for (const { id, formats } of engines)
      for (const format of formats) expect([format, executable[format]]).toEqual([format, id]);
  });
  it.each(engines)('$id names its packages with version and licence', ({ packages, licence }) => {
    for (const [name, version] of Object.entries(packages)) {
      const manifest: Manifest = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      expect([manifest.version, spdx(manifest)], name).toEqual([version, licence]);
    }
  });
});
