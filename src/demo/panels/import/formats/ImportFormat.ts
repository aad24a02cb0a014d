import { bounds } from '@site/src/query/schema';
import type { RuleGroupTypeAny } from 'react-querybuilder';

/** A place in a text, both from 1. */
export type Place = { line: number; column: number };

/** Thrown by `parse`: what is wrong with a text, and where if that is known. */
export class ImportError extends Error {
  constructor(
    message: string,
    readonly place?: Place,
  ) {
    super(message);
  }
}

/** A format that the demo can read. */
export type ImportFormat = {
  label: string;
  /** Most characters that are read, if the release's parser takes too long for as many as others read. */
  longest?: number;
  /** A text that `parse` reads. */
  sample: string;
  /**
   * Reads a text strictly: what it does not understand it refuses, and leaves nothing out.
   * @throws ImportError
   */
  parse: (text: string) => RuleGroupTypeAny;
  /** Offsets at which the name of a field stands in a text that `parse` reads. */
  placesOf: (text: string, name: string) => number[];
  /** The query in this format; what is printed here can be read here, where the release can read it. */
  print: (query: RuleGroupTypeAny) => string;
};

/** A release with its parser of a format, which is held to what the format says. */
export type ReleaseParser<Input> = {
  /** What it returns is of the release's own types. */
  parse: (input: Input) => object;
  print: ImportFormat['print'];
  /** Its number, for messages. */
  release: string;
};

/** What the schema says after parsing; a parser's time grows with the square of the rules. */
export const tooManyRules = `This query cannot be shown: it must not have more than ${bounds.rules} rules.`;

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** An entry of a release's importers; it comes with its parser when it is chosen. */
export type ImportLoader = { id: string; label: string; load: () => Promise<{ format: ImportFormat }> };
