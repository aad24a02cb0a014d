import { transform } from 'sucrase';

export type Module = Record<string, unknown>;

/**
 * Runs a block of code as it is pasted into a file.
 * @param lang `ts`, `tsx` or `js`, which is CommonJS
 * @param packages what it may import, by name
 * @returns what it exports
 * @throws if it imports anything else
 */
export function runBlock(code: string, lang: string, packages: Module): Module {
  const { code: compiled } = transform(code, {
    transforms: ['typescript', 'jsx', 'imports'],
    ...{ jsxRuntime: 'automatic', production: true },
  });
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string) => {
    if (name in packages) return packages[name];
    throw new Error(`${name} is not among the packages of this block`);
  };
  new Function('require', 'module', 'exports', compiled)(require, module, module.exports);
  const exports = module.exports as Module;
  // What is CommonJS itself exports one thing.
  return lang === 'js' ? { default: exports } : exports;
}
