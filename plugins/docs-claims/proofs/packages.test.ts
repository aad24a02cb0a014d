import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { Line } from '../../../lines/lines';
import { findPackage } from '../../packageFolder';
import { libraryOf } from './libraryOf';
import { proves } from './proves';

const distOf = ({ samples }: Line, name = 'react-querybuilder') =>
  path.join(findPackage(name, samples) as string, 'dist');
const read = (line: Line, file: string) => readFileSync(path.join(distOf(line), file), 'utf8');
const manifestOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const companionsOf = ({ samples }: Line) =>
  Object.keys(manifestOf(samples).dependencies).filter((name) => name.startsWith('@react-querybuilder/'));

describe('stylesheets', () => {
  proves('`--rqb-base-color` changes nothing.', (line) => {
    const css = read(line, 'query-builder.css');
    expect(css).toMatch(/--rqb-base-color:/);
    expect(css).not.toContain('var(--rqb-base-color');
  });

  proves(
    'The sample itself renders the text and styles the red frame: the stylesheet of the package has none for `queryBuilder-valid` and `queryBuilder-invalid`.',
    (line) => {
      expect(read(line, 'query-builder.css')).toContain('.queryBuilder-branches');
      expect(read(line, 'query-builder.css')).not.toMatch(/queryBuilder-(?:in)?valid/);
    },
  );

  proves('These are all 15 variables.', (line) =>
    expect(new Set(read(line, 'query-builder.scss').match(/\$rqb-[\w-]+(?=:[^;]*!default)/g))).toHaveLength(15),
  );

  proves('`dndCopy` | nothing | never: the stylesheet has rules for it, but {{release}} does not set it', (line) => {
    expect(read(line, 'query-builder.css')).toContain('.dndCopy');
    const code = readFileSync(path.join(distOf(line, '@react-querybuilder/dnd'), 'index.es.js'), 'utf8');
    expect(code).toContain('dndOver');
    // The name itself is among the standard class names; nothing reads it.
    expect(code).not.toMatch(/\.dndCopy\b/);
    expect(read(line, 'index.es.js')).not.toMatch(/\.dndCopy\b/);
  });
});

describe('packages', () => {
  proves(
    'Companions of {{release}} do not name `react-querybuilder` as a peer, so npm cannot tell that one of them belongs to another copy.',
    (line) => {
      expect(companionsOf(line).length).toBeGreaterThan(4);
      for (const name of companionsOf(line))
        expect(Object.keys(manifestOf(findPackage(name, line.samples) as string).peerDependencies)).not.toContain(
          'react-querybuilder',
        );
    },
  );

  proves(
    'Each companion of version 8 requires exactly its own version of the library, so install both at the same version.',
    (line) => {
      // The core is what the library stands on, not a companion of it.
      const companions = companionsOf(line).filter((name) => name !== '@react-querybuilder/core');
      expect(companions.length).toBeGreaterThan(4);
      for (const companion of companions) {
        const { version, peerDependencies } = manifestOf(findPackage(companion, line.samples) as string);
        expect(peerDependencies['react-querybuilder'], companion).toBe(version);
      }
    },
  );

  proves("The library and each companion bundle a JSX runtime that reads React's internals of before 19.", (line) => {
    for (const name of ['react-querybuilder', ...companionsOf(line)]) {
      const code = readdirSync(distOf(line, name)).filter((file) => file.endsWith('.js'));
      const texts = code.map((file) => readFileSync(path.join(distOf(line, name), file), 'utf8'));
      expect(texts.join(), name).toContain('__SECRET_INTERNALS');
    }
  });

  proves(
    'Otherwise the package exports only its `version`: the hooks in its type files cannot be imported.',
    (line) => {
      const code = readFileSync(path.join(distOf(line, '@react-querybuilder/dnd'), 'index.es.js'), 'utf8');
      const [, list = ''] = /export \{([^}]*)\};/.exec(code) ?? [];
      const names = [...list.matchAll(/as (\w+)/g)].map(([, name]) => name as string);
      const documented = /^QueryBuilderDn[dD]|^(?:Rule|RuleGroup|InlineCombinator)DnD$/;
      expect(names.filter((name) => !documented.test(name))).toEqual(['version']);
      const types = readdirSync(path.join(distOf(line, '@react-querybuilder/dnd'), 'types'), { recursive: true });
      expect(types.join()).toMatch(/use\w+\.d\.ts/);
    },
  );
});

describe('class names', () => {
  proves(
    [
      'Values may be strings, arrays or objects with booleans; the result has all 48 keys, with a string each.',
      'Values may be strings, arrays or objects with booleans; the result has all 20 keys, with a string each.',
    ],
    async (line) => {
      const { mergeClassnames } = await libraryOf(line);
      const merged = mergeClassnames({ rule: ['a', { b: true, c: false }], ruleGroup: 'd' }, { rule: 'e' });
      expect(merged).toMatchObject({ rule: 'a b e', ruleGroup: 'd', header: '' });
      expect(Object.keys(merged)).toHaveLength(line.major === '5' ? 20 : 48);
      expect(Object.values(merged).every((value) => typeof value === 'string')).toBe(true);
    },
  );
});
