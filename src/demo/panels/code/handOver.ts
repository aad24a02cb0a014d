import { majors } from '@site/packages/upgrade';
import * as v from 'valibot';

const key = 'upgrade';

const long = v.pipe(v.string(), v.maxLength(1_000_000));

const schema = v.object({
  from: v.picklist(majors),
  to: v.picklist(majors),
  files: v.pipe(v.array(v.object({ name: v.pipe(v.string(), v.maxLength(200)), text: long })), v.maxLength(50)),
  /** A query as JSON, which the page reads as it reads one that is pasted. */
  query: v.optional(long),
});

/** Code that another page of this tab hands to the upgrade assistant. */
export type HandedOver = v.InferOutput<typeof schema>;

/** Leaves code for the upgrade assistant, which is opened next in this tab. Where storage is denied, it opens empty. */
export function handOver(code: HandedOver): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(code));
  } catch {
    // The visitor can still paste it.
  }
}

/** What was left for the upgrade assistant, once; nothing if it is not what `handOver` writes. */
export function takeOver(): HandedOver | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    const { success, output } = v.safeParse(schema, value);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
