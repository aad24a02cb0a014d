import { describe, expect, it } from 'vitest';
import { QueryRefused } from '../Engine';
import { hostileTable } from '../proof/tables';
import { createLdap } from './engine';
import { type Attribute, compileFilter } from './evaluate';
import { parseFilter } from './filter';
import { namedRules, prepare, syntaxes } from './matchingRules';

/** People of the examples of RFC 4515, with attributes of several values. */
const entries: Record<string, string[]>[] = [
  { cn: ['Babs Jensen', 'Barbara  Jensen'], sn: ['Jensen'], objectClass: ['top', 'Person'] },
  { cn: ['Tim Howes'], sn: ['Howes'], objectClass: ['top', 'Person'], o: ['University of Michigan'] },
  { cn: ['Fred Flintstone'], o: ['Parens R Us (for all your parenthetical needs)'], seeAlso: [''] },
  { cn: ['a * b'], filename: ['C:\\MyFile'], bin: ['\0\0\0\x04'], sn: ['Lučić'] },
  { cn: ['fred flintstone'], sn: ['Barney Rubble'], o: ['Ace Industry'], age: ['42'] },
];

const names = [...new Set(entries.flatMap(Object.keys))];
const attributes = new Map(
  names.map((name): [string, Attribute] => [
    name.toLowerCase(),
    { syntax: name === 'age' ? syntaxes.number : syntaxes.text, values: entries.map((entry) => entry[name] ?? []) },
  ]),
);
const matching = (filter: string, verdict = 'true') => {
  const test = compileFilter(parseFilter(filter), attributes);
  return entries.flatMap((_, index) => (String(test(index)) === verdict ? [index] : []));
};

describe('the examples of RFC 4515', () => {
  it.each<[string, number[]]>([
    ['(cn=Babs Jensen)', [0]],
    ['(!(cn=Tim Howes))', [0, 2, 3, 4]],
    ['(&(objectClass=Person)(|(sn=Jensen)(cn=Babs J*)))', [0]],
    ['(o=univ*of*mich*)', [1]],
    // An empty name is one, and an empty text is none: these attributes are text.
    ['(seeAlso=)', []],
    ['(cn:caseExactMatch:=Fred Flintstone)', [2]],
    ['(cn:=Fred Flintstone)', [2, 4]],
    ['(o:dn:=Ace Industry)', [4]],
    ['(o=Parens R Us \\28for all your parenthetical needs\\29)', [2]],
    ['(cn=*\\2A*)', [3]],
    ['(filename=C:\\5cMyFile)', [3]],
    ['(bin=\\00\\00\\00\\04)', [3]],
    ['(sn=Lu\\c4\\8di\\c4\\87)', [3]],
  ])('%s', (filter, found) => expect(matching(filter)).toEqual(found));

  it.each([
    '(sn:dn:2.4.6.8.10:=Barney Rubble)',
    '(:1.2.3:=Wilma Flintstone)',
    '(:DN:2.4.6.8.10:=Dino)',
    '(1.3.6.1.4.1.1466.0=\\04\\02\\48\\69)',
  ])('%s is undefined: its rule or attribute is not known here', (filter) => {
    expect(matching(filter, 'undefined')).toEqual([0, 1, 2, 3, 4]);
    expect(matching(`(!${filter})`)).toEqual([]);
  });
});

describe('RFC 4511', () => {
  it.each<[string, number[]]>([
    ['(&)', [0, 1, 2, 3, 4]],
    ['(|)', []],
    ['(sn=*)', [0, 1, 3, 4]],
    ['(SN~=jensen)', [0]],
    ['(age>=42)', [4]],
    ['(age<=41)', []],
    // Undefined beside what is true or false.
    ['(|(age=x)(age=42))', [4]],
    ['(!(&(age=x)(sn=Howes)))', [0, 2, 3, 4]],
    ['(!(age=x))', []],
    ['(age=4*)', []],
    ['(!(age=4*))', []],
    ['(:caseIgnoreMatch:=JENSEN)', [0]],
    ['(unknown=*)', []],
  ])('%s', (filter, found) => expect(matching(filter)).toEqual(found));
});

describe('RFC 4518', () => {
  it.each([
    ['Barbara   Jensen', ' barbara  jensen '],
    ['  a\tb\n', ' a  b '],
    ['', '  '],
    ['STRASSE', ' strasse '],
    ['Straße', ' strasse '],
    ['ﬁ\u00ad\u200b①', ' fi1 '],
  ])('prepares %j', (text, prepared) => expect(prepare(text, true)).toBe(prepared));
  it('keeps the spaces inside a text that parts meet', () => {
    expect(prepare('a ', true, 'initial')).toBe(' a ');
    expect(prepare(' a', true, 'any')).toBe(' a');
    expect(prepare(' ', true, 'any')).toBe(' ');
    expect(matching('(cn=barbara *jensen)')).toEqual([0]);
    expect(matching('(cn=* jensen)')).toEqual([0]);
    expect(matching('(cn=*s jen*)')).toEqual([0]);
  });
  it('knows a rule by its name and by its number', () =>
    expect(namedRules['2.5.13.5']?.read('Fred')).toBe(namedRules.caseexactmatch?.read('Fred')));
});

// `npm run test:servers` compares with slapd itself.
describe('a directory', () => {
  it.each([
    ['(flag=TRUE)', 14],
    ['(flag=true)', 0],
    ['(!(flag=true))', 0],
    ['(amount>=7)', 16],
    ['(amount>=7.5)', 0],
    ['(!(amount>=7.5))', 0],
    ['(name=*)', 27],
    ['(!(name=))', 0],
  ])('%s selects %i entries of the hostile table', async (filter, number) =>
    expect((await (await createLdap(hostileTable)).select(filter)).rows).toHaveLength(number),
  );
});

describe('a text that is no filter', () => {
  it.each<[string, number]>([
    ['', 0],
    ['cn=a', 0],
    ['(cn=a', 5],
    ['(cn=a)(cn=b)', 6],
    ['(cn=a(b)', 5],
    ['(cn=\\2)', 4],
    ['(cn>=a*)', 6],
    ['(cn:a:b:=c)', 1],
    ['(!(cn=a)(cn=b))', 8],
    ['(first_name=a)', 1],
  ])('is refused with its place: %j', (text, position) => {
    expect(() => parseFilter(text)).toThrow(QueryRefused);
    expect(() => parseFilter(text)).toThrow(expect.objectContaining({ position }));
  });
});
