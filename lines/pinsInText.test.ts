import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentedLines, latest, manifestOf } from './lines';
import { pageText, pinsInText } from './pinsInText';
import { latestLine, nextLine } from './registry';

const page = path.resolve(latestLine.docs, 'intro.mdx');

it('puts the pins of the page’s line, of another release and of another package', () => {
  expect(pinsInText(`a@{{release}} b@{{release ${nextLine.major}}}`, page)).toBe(
    `a@${latestLine.release} b@${nextLine.release}`,
  );
  const { dependencies } = manifestOf(latestLine.samples);
  expect(pinsInText('{{pin bulma}} {{pin @react-querybuilder/dnd}}', page)).toBe(
    `${dependencies.bulma} ${dependencies['@react-querybuilder/dnd']}`,
  );
});

it('knows every line from any page', () => {
  for (const { major, release, docs, id } of documentedLines()) {
    expect(pinsInText(`{{release ${major}}} {{pin react-querybuilder ${major}}}`, page)).toBe(`${release} ${release}`);
    expect(pinsInText('{{release}}', path.resolve(docs, 'api/x.mdx'))).toBe(release);
    if (id === latest) expect(pinsInText('{{release}}', path.resolve('src/pages/x.mdx'))).toBe(release);
  }
});

it('takes a package that the line does not pin from the site, and the number behind an alias', () => {
  const next = path.resolve(nextLine.docs, 'compat.mdx');
  expect(pinsInText('{{pin react}}', next)).toBe(manifestOf('.').dependencies.react);
  expect(pinsInText('{{pin react-querybuilder-6}}', next)).toMatch(/^6\.\d+\.\d+$/);
});

it('puts the peers of an installed package, the optional ones last', () => {
  const next = path.resolve(nextLine.docs, 'packages.mdx');
  const { peerDependencies } = JSON.parse(
    readFileSync(`${nextLine.samples}/node_modules/@react-querybuilder/antd/package.json`, 'utf8'),
  );
  const peers = pinsInText('{{peers @react-querybuilder/antd}}', next).split(', ');
  expect(peers.sort()).toEqual(
    Object.entries(peerDependencies)
      .map(([name, range]) => `${name} ${range}`)
      .sort(),
  );
  expect(pinsInText('{{peers @react-querybuilder/dnd}}', next)).toMatch(
    /^react >=\d+, react-querybuilder [\d.]+; optional: .*react-dnd >=/,
  );
  expect(() => pinsInText('{{peers bulma}}', next)).toThrow('{{peers bulma}}');
});

it('names page and line of a marker that nothing is pinned for', () => {
  expect(() => pinsInText('one\ntwo {{pin nothing-like-it}}\nthree', page)).toThrow(
    /intro\.mdx:2 nothing is pinned for \{\{pin/,
  );
  expect(() => pinsInText('{{release 99}}', page)).toThrow('{{release 99}}');
});

it('stand in a page that is read, wherever it is read from', () => {
  const relative = `${latestLine.docs}/compat.mdx`;
  expect(readFileSync(relative, 'utf8')).toContain('{{release}}');
  expect(pageText(relative)).toContain(latestLine.release);
  expect(pageText(relative)).not.toContain('{{release}}');
  expect(pageText(path.resolve(relative))).toBe(pageText(relative));
});

it('leaves every other text alone', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('{', '}', '{{', '}}', 'release', 'pin', 'peers', ' ', 'style={{ color }}', '%')),
      (parts) => {
        const text = parts.join('');
        fc.pre(!/\{\{(release|(pin|peers) \S)/.test(text));
        expect(pinsInText(text, page)).toBe(text);
      },
    ),
  ));
