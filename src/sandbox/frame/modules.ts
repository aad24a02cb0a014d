type Module = { exports: Record<string, unknown> };
export type Require = (name: string) => unknown;
type Factory = (require: Require, module: Module, exports: object) => void;

/** Thrown for a name that no file of the line's runtime brings. */
export class MissingModule extends Error {
  name = 'MissingModule';
}

/**
 * The modules of a frame: files that bring packages by name, and the files of the sample itself.
 * @param addStyle is given each stylesheet that is imported, once
 * @throws {MissingModule} from its `require`, for a module that the editor does not have
 */
export function createModules(addStyle: (css: string) => void) {
  const factories = new Map<string, Factory>();
  const loaded = new Map<string, Record<string, unknown>>();
  const named = new Map<string, string>();
  const own = new Map<string, Factory>();

  const load = (file: string): Record<string, unknown> => {
    const known = loaded.get(file);
    if (known) return known;
    const module: Module = { exports: {} };
    factories.get(file)?.(require, module, module.exports);
    loaded.set(file, module.exports);
    return module.exports;
  };
  const beside = new Map<string, Module>();

  function require(name: string): unknown {
    const factory = own.get(name);
    if (factory) {
      const known = beside.get(name);
      if (known) return known.exports;
      const module: Module = { exports: {} };
      beside.set(name, module);
      factory(require, module, module.exports);
      return module.exports;
    }
    const file = named.get(name);
    if (file === undefined)
      throw new MissingModule(`"${name}" is not part of this editor. Download the project, and install it there.`);
    const isNew = !loaded.has(file);
    const found = load(file)[name] as Record<string, unknown> & { css?: string };
    if (name.endsWith('.css')) {
      if (isNew) addStyle(found.css ?? '');
      return {};
    }
    // So that the default export is found where an ES module has it.
    if (!Object.hasOwn(found, '__esModule')) Object.defineProperty(found, '__esModule', { value: true });
    return found;
  }

  return {
    require,
    /** A file of the runtime, and the names that it brings. */
    defineFile(file: string, names: string[], factory: Factory) {
      factories.set(file, factory);
      for (const name of names) named.set(name, file);
    },
    /** A file of the sample, by the name that others of it import it by. */
    defineOwn: (name: string, factory: Factory) => void own.set(name, factory),
  };
}
