import { expect, it } from 'vitest';
import { likenessOf } from './likeness';

it.each([
  ['SQL', 'SELECT id, name\nFROM users u\nWHERE active = true;'],
  ['SQL', 'with a as (\n  select 1\n) select * from a'],
  ['SQL', "INSERT INTO a (id, name) VALUES (1, 'x');\nINSERT INTO a (id, name) VALUES (2, 'y');"],
  ['code', 'const rows = [\n  { id: 1, title: "Alien" },\n];'],
  ['code', 'export default [{ id: 1 }];'],
  ['code', 'def rows():\n  return [1, 2]'],
  ['XML', '<rows>\n  <row id="1"/>\n</rows>'],
  ['YAML', 'name: Ada\nage: 36\ntags:\n  - a\n  - b\naddress:\n  city: London, UK\n'],
  ['YAML', '# people\n- name: Ada\n  age: 36\n- name: Bo\n  age: 20'],
  ['YAML', '[server]\nport = 8080\nhost = "x"'],
  ['YAML', 'APP_NAME=shop\nDB_HOST=localhost'],
  ['columns with blanks', 'NAME    READY   AGE\nweb-1   1/1     5d\ndb-0    1/1     10d'],
  [
    'sentences',
    'Dear team,\n\nplease find the orders below, which I copied from the mail. We should talk.\n\nBest, Ada',
  ],
  ['sentences', 'I need all orders of last year that are not paid, please.'],
])('%s is told: %j', (what, text) => expect(likenessOf(text)).toContain(`This is read as CSV and looks like ${what}`));

it.each([
  'emails\nada@x.org\nbo@x.org',
  'select\nfrom\nwhere',
  'Select,From,Name\nyes,x,Ada',
  'Update,Set by,Note\n1,2,x',
  'import,export\n1,2',
  'name,note\nAda,"I like it. A lot, too."\nBo,"So do I, now and then, and why not."',
  'comment\nI like it very much, and so does everybody else.\nNot so good, I think, for what it is.',
  'First name,Last name,What she says of it,\nAda,L,This is a long comment of hers.,\nBo,M,This is another long comment of his.,',
  'time\n12:00\n13:30',
  'address\nhttp://a.b/c?x=1\nhttp://a.b/d',
  'a;b\n1,5;x  y\n2,5;z',
  '<b>x</b>,n\n1,2',
  'sep=;\na;b\n1;2',
  'Kontonummer: DE12 3456\n\nTag;Betrag\n02.01.2024;-850,00\n05.01.2024;2.500,00',
])('nothing is told of a table: %j', (text) => expect(likenessOf(text)).toBeUndefined());
