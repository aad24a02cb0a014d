import { inspect } from 'node-inspect-extracted';

// As `npm run capture` prints (plugins/remark-samples/checks/capture.ts), by Node's own code.
const options = { depth: Number.POSITIVE_INFINITY, breakLength: 90, maxArrayLength: null, maxStringLength: null };

/** Text of one call of the console: strings as they are, everything else as a JavaScript literal. */
export function printed(values: unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value : textOf(value))).join(' ');
}

function textOf(value: unknown): string {
  try {
    // Node 20, by which outputs are captured, has brackets around keys that are symbols.
    return inspect(value, options as never).replace(/(^\s+|[{,]\s+)(Symbol\([^()]*\)): /gm, '$1[$2]: ');
  } catch {
    // A proxy, or a getter, may throw.
    return '[a value that cannot be shown]';
  }
}
