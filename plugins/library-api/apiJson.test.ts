import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { comparedReleases, documentedLines } from '../../lines/lines';
import { packageFolder } from '../packageFolder';
import { apiJson } from './apiJson';
import { apiSchema } from './apiSchema';
import { declaredNames } from './declaredNames';
import { readObserved } from './observed';

const root = 'https://example.org/base';

describe.each(documentedLines().map((line) => [line.release, line] as const))('API of %s', (release, line) => {
  const json = JSON.parse(JSON.stringify(apiJson(line, root)));

  it('keeps to the schema', () => {
    expect(safeParse(apiSchema, json).issues).toBeUndefined();
    expect(safeParse(apiSchema, { ...json, more: 1 }).success).toBe(false);
    expect(safeParse(apiSchema, { ...json, exports: [{ ...json.exports[0], kind: 'thing' }] }).success).toBe(false);
  });

  it('has every name that the shipped types export, and no other', () => {
    const declared = Object.values(declaredNames(packageFolder(line.samples)))
      .flat()
      .map((name) => (name === 'default' ? 'QueryBuilder' : name));
    expect(json.exports.map(({ name }: { name: string }) => name).sort()).toEqual([...new Set(declared)].sort());
  });

  it('states the default of every prop, as far as the release was seen to have it', () => {
    const { defaults } = readObserved({ ...line, installedAs: 'react-querybuilder' });
    const props: { name: string; default?: string | null }[] = json.props;
    expect(props.filter((prop) => prop.default === undefined)).toEqual([]);
    const seen = props.filter(({ name }) => name in defaults);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((prop) => !prop.default?.startsWith(String(defaults[prop.name])))).toEqual([]);
  });

  it('says since when a name is there', () => {
    const of = (name: string) => [...json.props, ...json.exports].find((each) => each.name === name)?.since;
    const releaseOf = (major: string) => comparedReleases().find((each) => each.major === major)?.release;
    expect(of('formatQuery')).toBe(releaseOf('3'));
    if (Number(line.major) >= 4) expect(of('parseSQL')).toBe(releaseOf('4'));
    if (Number(line.major) >= 8) expect(of('showMuteButtons')).toBe(release);
  });
});
