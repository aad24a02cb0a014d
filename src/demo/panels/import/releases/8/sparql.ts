import { parseSPARQL } from 'samples-next/parts/parseSPARQL';
import { comparison, type Literal, literal, type Operands, operand, values } from '../../formats/condition/comparison';
import { conditionFormat } from '../../formats/condition/conditionFormat';
import { infix } from '../../formats/condition/infix';
import type { Node } from '../../formats/condition/Node';
import type { Reader } from '../../formats/condition/Reader';
import { jsonText } from '../../formats/quotes';
import { printIn, release } from './print';

const functions: Record<string, string> = { contains: 'contains', strstarts: 'beginsWith', strends: 'endsWith' };
const operands: Operands = {
  name: (reader) => (reader.sign('?') ? reader.word(/./) : undefined),
  text: (token, reader): Literal => {
    const value = jsonText(token, reader);
    if (!reader.sign('^^')) return value;
    const prefix = reader.word(/^xsd$/) && reader.sign(':') && reader.word(/^boolean$/);
    return prefix && (value === 'true' || value === 'false')
      ? value === 'true'
      : reader.fail('Of types, xsd:boolean is read.');
  },
  words: { true: true, false: false },
};
const signs = { '!=': '!=', '<=': '<=', '>=': '>=', '=': '=', '<': '<', '>': '>' };

function condition(reader: Reader): Node {
  const from = reader.at;
  const called = reader.word(/^(?:contains|strstarts|strends|bound)$/i);
  if (called) {
    reader.expect('(');
    const field = operands.name(reader) ?? reader.fail('A variable such as ?title is expected here.');
    const operator = functions[called.value.toLowerCase()];
    if (operator) reader.expect(',');
    const value = operator ? (literal(reader, operands) ?? reader.fail()).value : null;
    reader.expect(')');
    return reader.leaf(from, { field: field.value, operator: operator ?? 'notNull', value }, [field]);
  }
  const left = operand(reader, operands);
  const not = 'name' in left && reader.word(/^not$/i);
  if ('name' in left && (reader.word(/^in$/i) ?? (not && reader.fail()))) {
    reader.expect('(');
    const value = values(reader, operands, ')');
    return reader.leaf(from, { field: left.name.value, operator: not ? 'notIn' : 'in', value }, [left.name]);
  }
  const node = comparison(reader, from, left, signs, operands);
  // The release reads this spelling of true and false only.
  return { ...node, written: reader.text.slice(from, node.to).replace(/"(true|false)"\^\^xsd:boolean/, '$1') };
}

const anyCondition = infix({
  or: (reader) => reader.sign('||'),
  and: (reader) => reader.sign('&&'),
  not: (reader) => reader.sign('!'),
  condition,
});

/** The condition of the one FILTER of a query; the triples before it only say where the variables come from. */
function read(reader: Reader): Node {
  if (!/^(?:prefix|select)$/i.test(reader.peek()?.value ?? '')) return anyCondition(reader);
  const isFilter = () => /^filter$/i.test(reader.peek()?.value ?? '') && reader.peek()?.kind === 'word';
  const other = /^(?:optional|union|minus|graph|service|bind|values|exists|construct|describe|ask)$/i;
  while (!isFilter()) {
    if (reader.peek()?.kind === 'word' && other.test(reader.peek()?.value ?? ''))
      reader.fail('Of patterns, triples and one FILTER are read.');
    reader.next();
  }
  reader.next();
  reader.expect('(');
  const node = anyCondition(reader);
  reader.expect(')');
  reader.sign('.');
  reader.expect('}');
  return node;
}

/** The condition of a SPARQL query, with or without the query around it. */
export const format = conditionFormat({
  label: 'SPARQL',
  // The release looks for each prefix in all of the text before it.
  longest: 25_000,
  sample: `(?genre = "Comedy" || ?genre = "Romantic Comedy")
  && (?imdbRating >= 7.5 || STRSTARTS(?title, "The "))
  && ?gross > ?budget`,
  grammar: { quotes: `"'`, nameQuotes: '', escape: 'backslash', comments: ['#'], symbols: '', beforeBracket: /./ },
  release,
  read,
  parse: (text) => parseSPARQL(text),
  // The release leaves the sign of a variable in the names.
  mend: (rule) => {
    const { field, value } = rule;
    const name = field.replace(/^\?/, '');
    if (typeof value !== 'string' || !value.startsWith('?')) return { ...rule, field: name };
    return { ...rule, field: name, value: value.slice(1), valueSource: 'field' };
  },
  print: printIn('sparql'),
});
