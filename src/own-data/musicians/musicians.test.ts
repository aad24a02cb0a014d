import { createHash } from 'node:crypto';
import { isPackedTable, unpack } from '@site/src/dataset/packedTable';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../builderField';
import { sharedSetSchema } from '../dataSetSchema';
import { musicians, withMusicians } from '.';
import { musicianFields } from './fields';
import { makePeople } from './people';

const { table, samples = [], ...fieldsAlone } = musicians;
const rows = unpack(table as NonNullable<typeof table>).rows;
const cells = (name: string) => rows.map((row) => row[name]);

describe('the musicians', () => {
  it('are 300 people, the same ones each time', () => {
    expect(rows).toHaveLength(300);
    expect(makePeople()).toEqual(rows);
    // Rows that are asked about in links have to stay where they are.
    expect(createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 12)).toBe('fde3d03a5b96');
  });
  it('have the fields that links of react-querybuilder.js.org name', () => {
    const named =
      'firstName lastName enrolled age isMusician instrument alsoPlays birthdate height job description birthMonth birthTime gender';
    const names = musicianFields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(named.split(' ')));
    expect(v.is(sharedSetSchema, fieldsAlone)).toBe(true);
  });
  it('have cells of their fields’ types, of the values that are offered, and empty ones where it says so', () => {
    expect(isPackedTable(table, musicianFields.map(columnOf))).toBe(true);
    for (const { name, values, nullable } of musicianFields) {
      expect([name, cells(name).includes(null)]).toEqual([name, nullable]);
      if (values)
        expect([name, [...new Set(cells(name))].filter((cell) => cell !== null).sort()]).toEqual([
          name,
          [...values].sort(),
        ]);
    }
  });
  it('are as old as their birth dates say, and play no instrument twice', () => {
    for (const { age, birthdate, birthMonth, instrument, alsoPlays } of rows) {
      const years = (Date.UTC(2026, 0, 1) - Date.parse(String(birthdate))) / (365.25 * 24 * 60 * 60 * 1000);
      expect(Math.abs(years - Number(age) - 0.5)).toBeLessThan(0.51);
      expect(String(birthdate).startsWith(String(birthMonth))).toBe(true);
      if (alsoPlays !== null) expect(alsoPlays).not.toBe(instrument);
    }
  });
  it('have a Steve or Stevie for the example of every README', () => {
    const found = rows.filter(
      ({ firstName, lastName }) => /^Stev/.test(String(firstName)) && /^(Vai|Vaughan)$/.test(String(lastName)),
    );
    expect(found.length).toBeGreaterThan(0);
  });
  it('give rise to sample queries', () => expect(samples.length).toBeGreaterThan(4));
});

describe('the fields of a link', () => {
  it('get the rows of the table, in their types, and empty columns where it has none', () => {
    const [name, age] = [musicianFields[0], musicianFields[3]] as [
      (typeof musicianFields)[0],
      (typeof musicianFields)[0],
    ];
    const linked = {
      ...fieldsAlone,
      fields: [{ ...age, type: 'text' as const }, { ...age, name: 'shoeSize' }, name],
    };
    const made = withMusicians(linked);
    expect(made.fields).toBe(linked.fields);
    expect(made.table?.values[0]).toEqual(cells('age').map(String));
    expect(made.table?.values[1]?.every((cell) => cell === null)).toBe(true);
    expect(made.table?.values[2]).toEqual(cells('firstName'));
    expect(isPackedTable(made.table, linked.fields.map(columnOf))).toBe(true);
  });
  it('are whole when they are those of the table', () => expect(withMusicians(fieldsAlone)).toEqual(musicians));
});
