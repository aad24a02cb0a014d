import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines, type Line } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import { pagesBelow } from '../pagesBelow';
import { lineApi, releaseApi } from './lineApi';
import { described, memberTables } from './memberTables';

const dnd = '@react-querybuilder/dnd';

/** Members by exported name, of the library and of its drag-and-drop package. */
function membersOf(line: Line): Map<string, string[]> {
  const { dependencies } = JSON.parse(readFileSync(path.join(line.samples, 'package.json'), 'utf8'));
  const companion = dnd in dependencies ? releaseApi({ samples: line.samples, installedAs: dnd }).exports : [];
  return new Map(
    [...companion, ...lineApi(line).exports].map(({ name, members, options }) => [
      name,
      (members ?? options ?? []).map((member) => member.name),
    ]),
  );
}

const used = new Set<string>();

describe.each(documentedLines().map((line) => [line.release, line] as const))('tables of %s', (_, line) => {
  const tables = pagesBelow(path.resolve(line.docs)).flatMap((page) =>
    memberTables(pageText(page)).map((table) => ({
      ...table,
      place: `${path.relative('.', page)}:${table.line}`,
    })),
  );

  it('say of what type they are', () => {
    for (const { heading } of tables) used.add(heading);
    expect(tables.filter(({ heading }) => !(heading in described))).toEqual([]);
  });

  it('name exactly the members that the release declares', () => {
    const members = membersOf(line);
    const wrong = tables.flatMap(({ heading, names, place }) => {
      const what = described[heading];
      if (!what) return [];
      const declared = new Set(what.of.flatMap((name) => members.get(name) ?? []));
      const needless = Object.keys(what.without ?? {}).flatMap((name) => members.get(name) ?? [name]);
      const unknown = names.filter((name) => !declared.has(name));
      const missing = what.some ? [] : [...declared].filter((name) => ![...names, ...needless].includes(name));
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      return unknown.length + missing.length + twice.length
        ? [`${place} (${heading}): no member ${unknown}; missing ${missing}; twice ${twice}`]
        : [];
    });
    expect(tables.length).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  }, 60_000);
});

it('nothing is said of a table that is gone', () => {
  expect(Object.keys(described).filter((heading) => !used.has(heading))).toEqual([]);
});
