import * as v from 'valibot';

/** What goes over the line at most: a program that prints without end fills no page. */
export const limits = { text: 20_000, messages: 2_000, height: 4_000 };

const text = v.pipe(v.string(), v.maxLength(limits.text));
const line = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e6)));

/** What a page tells the frame: how it looks, files of the line's runtime, then one program. A frame runs one, and is thrown away. */
export const orderSchema = v.variant('kind', [
  v.object({ kind: v.literal('load'), file: v.string(), names: v.array(v.string()), code: v.string() }),
  v.object({
    kind: v.literal('run'),
    file: v.string(),
    code: v.string(),
    beside: v.record(v.string(), v.string()),
  }),
  /** Of the page. */
  v.object({ kind: v.literal('theme'), theme: v.picklist(['light', 'dark']) }),
  /** Whether it still answers. */
  v.object({ kind: v.literal('ask') }),
]);
export type Order = v.InferOutput<typeof orderSchema>;

export const levels = ['log', 'info', 'warn', 'error'] as const;

/** What a frame tells its page. Whatever runs in it can say the same, so nothing of this is more than text and numbers. */
export const reportSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('here') }),
  /** What comes next is the program. */
  v.object({ kind: v.literal('begins') }),
  /** The visitor has pressed the key, and wants to leave the frame. */
  v.object({ kind: v.literal('escape') }),
  /** The program has added to the history of the tab, by nothing that the visitor has done. */
  v.object({ kind: v.literal('moved') }),
  v.object({ kind: v.literal('printed'), level: v.picklist(levels), text }),
  v.object({ kind: v.literal('failed'), text, line }),
  v.object({ kind: v.literal('endless'), line }),
  v.object({ kind: v.literal('done') }),
  v.object({
    kind: v.literal('height'),
    pixels: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.height)),
  }),
  v.object({ kind: v.literal('html'), text }),
]);
export type Report = v.InferOutput<typeof reportSchema>;
