import { hostName } from '../hostName';
import type { Report } from '../messages';
import { levels, limits } from '../messages';
import { failureOf } from './failure';
import { createModules, type Require } from './modules';
import { createPace, Endless } from './pace';
import { printed } from './printed';

type Evaluate = (code: string) => Promise<void>;

/** The name that scripts of the frame find what is here by. */
const door = '__define';

/**
 * Runs a sample and says what comes of it.
 * @param evaluate runs a script that the page has compiled
 * @param report is given what the program prints and how it ends
 * @param mount shows the component that the sample exports, and settles when it is on the page
 */
export function createProgram(
  evaluate: Evaluate,
  report: (report: Report) => void,
  addStyle: (css: string) => void,
  mount: (component: unknown, require: Require) => Promise<void>,
) {
  const modules = createModules(addStyle);
  let isEndless = false;
  const host = {
    ask: createPace((line) => {
      isEndless = true;
      report({ kind: 'endless', line });
    }),
  };
  let given: ((...parts: unknown[]) => unknown) | undefined;
  Object.defineProperty(globalThis, door, {
    configurable: true,
    value: (factory: (...parts: unknown[]) => unknown) => {
      given = factory;
    },
  });
  /** Evaluates a script that hands over one function, and takes it. */
  const factoryOf = async (head: string, code: string, name: string) => {
    given = undefined;
    // On one line, so that the lines of the code are its own; the name is what errors call it.
    await evaluate(`${door}(${head}{${code}\n});\n//# sourceURL=${name}`);
    const factory = given;
    if (!factory) throw new SyntaxError(`${name} could not be read`);
    return factory as (...parts: unknown[]) => unknown;
  };
  const fail = (thrown: unknown, file: string) => {
    if (!isEndless && !(thrown instanceof Endless)) {
      const { text, line } = failureOf(thrown, file);
      report({ kind: 'failed', text: text.slice(0, limits.text), line });
    }
  };

  return {
    fail,
    async load(file: string, names: string[], code: string) {
      const factory = await factoryOf('function(require,module,exports)', code, file);
      modules.defineFile(file, names, factory as never);
    },
    async run(file: string, code: string, beside: Record<string, string>) {
      try {
        for (const [name, text] of Object.entries(beside)) {
          const factory = await factoryOf(`function(require,module,exports,${hostName})`, text, name);
          modules.defineOwn(name, (require, module, exports) => void factory(require, module, exports, host));
        }
        const factory = await factoryOf(`async function(require,module,exports,${hostName})`, code, file);
        const module = { exports: {} as Record<string, unknown> };
        await factory(modules.require, module, module.exports, host);
        if (file.endsWith('.tsx')) await mount(module.exports.default, modules.require);
        report({ kind: 'done' });
      } catch (thrown) {
        fail(thrown, file);
      }
    },
    /** Has the console tell the page. */
    watchConsole(target: Console = console) {
      for (const level of levels)
        target[level] = (...values: unknown[]) =>
          report({ kind: 'printed', level, text: printed(values).slice(0, limits.text) });
    },
  };
}
