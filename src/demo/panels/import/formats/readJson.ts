import {
  findNodeAtLocation,
  type JSONPath,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { checkExact } from './exactNumbers';
import { ImportError, placeAt } from './ImportFormat';

const explanations: Record<string, string> = {
  PropertyNameExpected: 'A name in double quotes is expected here.',
  ValueExpected: 'A value is expected here.',
  ColonExpected: 'A colon is expected here.',
  CommaExpected: 'A comma is expected here.',
  CloseBraceExpected: 'A } is missing here.',
  CloseBracketExpected: 'A ] is missing here.',
  EndOfFileExpected: 'The text should end here.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfString: 'The text that begins here has no closing ".',
};

/**
 * Parses JSON. Browsers word their errors differently and some do not say where, so the place comes from a parser.
 * @throws ImportError
 */
export function readJson(text: string): unknown {
  const content = parsed(text);
  // Texts are matched as well, so that no number is looked for in them.
  const literals = [...text.matchAll(/"(?:[^"\\]|\\.)*"|(-?\d[\d.eE+-]*)/g)];
  checkExact(
    text,
    literals.flatMap(({ 1: value, index }) => (value === undefined ? [] : { value, at: index })),
  );
  return content;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    const [first] = errors;
    const explanation = first && explanations[printParseErrorCode(first.error)];
    const at = first?.offset ?? text.length;
    const [found] = /^(?:[\p{L}\p{N}_$]+|\S)/u.exec(text.slice(at)) ?? [];
    const strange = found && `“${found}” is not expected here. In JSON, names and texts stand in double quotes.`;
    throw new ImportError(explanation ?? strange ?? 'This is not JSON.', placeAt(text, at));
  }
}

/** Offsets of a text, as a key or a value. */
export const textPlaces = (text: string, content: string): number[] => {
  const quoted = JSON.stringify(content);
  const places: number[] = [];
  for (let at = text.indexOf(quoted); at !== -1; at = text.indexOf(quoted, at + 1)) places.push(at);
  return places;
};

/** An error at a part of a JSON text. */
export function jsonError(text: string, path: JSONPath, message: string): ImportError {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  return new ImportError(message, node && placeAt(text, node.offset));
}
