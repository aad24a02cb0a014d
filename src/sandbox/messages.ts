import {
  array,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  variant,
} from 'valibot';

/** What goes over the line at most: a program that prints without end fills no page. */
export const limits = { text: 20_000, messages: 2_000, height: 4_000 };

const text = pipe(string(), maxLength(limits.text));
const line = optional(pipe(number(), integer(), minValue(1), maxValue(1e6)));

/** What a page tells the frame: how it looks, files of the line's runtime, then one program. A frame runs one, and is thrown away. */
export const orderSchema = variant('kind', [
  object({ kind: literal('load'), file: string(), names: array(string()), code: string() }),
  object({
    kind: literal('run'),
    file: string(),
    code: string(),
    beside: record(string(), string()),
  }),
  /** Of the page. */
  object({ kind: literal('theme'), theme: picklist(['light', 'dark']) }),
  /** Whether it still answers. */
  object({ kind: literal('ask') }),
]);
export type Order = InferOutput<typeof orderSchema>;

export const levels = ['log', 'info', 'warn', 'error'] as const;

/** What a frame tells its page. Whatever runs in it can say the same, so nothing of this is more than text and numbers. */
export const reportSchema = variant('kind', [
  object({ kind: literal('ready') }),
  object({ kind: literal('here') }),
  /** What comes next is the program. */
  object({ kind: literal('begins') }),
  /** The visitor has pressed the key, and wants to leave the frame. */
  object({ kind: literal('escape') }),
  /** The program has added to the history of the tab, by nothing that the visitor has done. */
  object({ kind: literal('moved') }),
  object({ kind: literal('printed'), level: picklist(levels), text, region: pipe(string(), maxLength(100)) }),
  object({ kind: literal('failed'), text, line }),
  object({ kind: literal('endless'), line }),
  object({ kind: literal('done') }),
  object({ kind: literal('height'), pixels: pipe(number(), integer(), minValue(0), maxValue(limits.height)) }),
  object({ kind: literal('html'), text }),
]);
export type Report = InferOutput<typeof reportSchema>;
