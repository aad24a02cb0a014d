import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import type { Outputs } from '../outputs';

const inspectOptions = {
  depth: Number.POSITIVE_INFINITY,
  breakLength: 90,
  maxArrayLength: null,
  maxStringLength: null,
};

/** Text of one `console.log` call: strings as they are, everything else as a JavaScript literal. */
const print = (values: unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value : inspect(value, inspectOptions))).join(' ');

/**
 * Vite plugin: lets a running sample say in which `// #region` it is. A region marker at the beginning of a line becomes
 * a call, on the same line, so that positions in errors stay true.
 */
export const markRegions: Plugin = {
  name: 'mark-sample-regions',
  enforce: 'pre',
  transform: (code, id) =>
    /_samples\/(?!node_modules|outputs).*\.ts$/.test(id)
      ? code
          .replace(/^\/\/ #region (\S+)/gm, (_, name) => `globalThis.__region?.(${JSON.stringify(name)});`)
          .replace(/^\/\/ #endregion.*/gm, "globalThis.__region?.('');")
      : undefined,
};

/**
 * Runs a sample and collects what it prints, by region.
 * @param run imports the sample; its top level must print synchronously or await what it prints
 */
export async function capture(run: () => Promise<unknown>): Promise<Outputs> {
  const outputs: Outputs = {};
  let region = '';
  const log = console.log;
  console.log = (...values) => {
    outputs[region] = [...(outputs[region] ?? []), ...print(values).split('\n')];
  };
  Object.assign(globalThis, {
    __region: (name: string) => {
      region = name;
    },
  });
  try {
    await run();
  } finally {
    console.log = log;
    Object.assign(globalThis, { __region: undefined });
  }
  return outputs;
}
