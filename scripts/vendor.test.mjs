import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { fetchPart, icons, inFolder, unpack, versions } from './vendor.mjs';

const archiveOf = (version) => `vendor/mui-icons-material-${version}.tgz`;

it('every archive is one that a manifest names', () =>
  expect(globSync('vendor/*.tgz').sort()).toEqual(versions.map(archiveOf).sort()));
it.each(versions)(
  'the archive of %s has what MUI has published, byte for byte, but for icons that are left out',
  (version) =>
    inFolder((published) =>
      inFolder((packed) => {
        const files = unpack(archiveOf(version), packed);
        expect(files).toEqual(fetchPart(version, published));
        const read = (folder) => files.map((file) => [file, readFileSync(path.join(folder, 'package', file), 'utf8')]);
        expect(read(packed)).toEqual(read(published));
      }),
    ),
  120_000,
);
it('every icon that a companion, a sample or a demo imports is packed, and no other', () => {
  const sources = [
    ...globSync(
      ['', 'docs/_samples/'].map((folder) => `${folder}node_modules/@react-querybuilder/material/dist/**/*.*js`),
    ),
    ...execFileSync('git', ['grep', '-l', '@mui/icons-material', '--', '*.ts', '*.tsx'], { encoding: 'utf8' })
      .trim()
      .split('\n'),
  ];
  const imported = sources
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/@mui\/icons-material\/(\w+)/g)].map(([, icon]) => icon),
      ...[...text.matchAll(/\{ ([\w, ]+) \} from '@mui\/icons-material'/g)].flatMap(([, names]) => names.split(', ')),
    ]);
  expect([...new Set(imported)].sort()).toEqual(icons);
});
