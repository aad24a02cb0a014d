import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { documentedLines, type Line } from '../../../lines/lines';
import { findPackage } from '../../packageFolder';

type Package = { dir: string; version: string; dependencies?: Record<string, string> };

const scope = '@react-querybuilder/';
/** Packages of which a companion must find the very copy that its line documents. */
const shared = ['react-querybuilder', 'react', 'antd', '@mui/material'];

/** The package that `name` means for a file in `from`. */
function resolvePackage(name: string, from: string): Package | undefined {
  const found = findPackage(name, from);
  if (!found) return undefined;
  const dir = realpathSync(found);
  const { version, dependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  return { dir, version, dependencies };
}

/** Companions that a line may load: those it pins, those lying in its own node_modules, and what they depend on. */
function companionsOf(samples: string, pins: Record<string, string>): Map<string, Package | undefined> {
  const own = path.join(samples, 'node_modules', scope);
  const wanted = Object.keys(pins).filter((name) => name.startsWith(scope));
  if (existsSync(own)) wanted.push(...readdirSync(own).map((name) => scope + name));
  const found = new Map<string, Package | undefined>();
  const add = (name: string, from: string) => {
    const companion = resolvePackage(name, from);
    if (found.has(companion?.dir ?? name)) return;
    found.set(companion?.dir ?? name, companion);
    if (companion) follow(companion);
  };
  const follow = ({ dir, dependencies = {} }: Package) => {
    for (const name of Object.keys(dependencies)) if (name.startsWith(scope)) add(name, dir);
  };
  for (const name of wanted) add(name, samples);
  const library = resolvePackage('react-querybuilder', samples);
  if (library) follow(library);
  return found;
}

/**
 * Finds companions that npm has given another version than their line pins, or another line's library, React or
 * toolkit. A line that pins no toolkit of its own shares the one that another line pins.
 * @returns one sentence per wrong package; `checked` counts the comparisons
 */
export function checkPins(siteDir = process.cwd()): { problems: string[]; checked: number } {
  const lines = documentedLines(siteDir);
  const pinsOf = ({ samples }: Line): Record<string, string> =>
    JSON.parse(readFileSync(path.join(siteDir, samples, 'package.json'), 'utf8')).dependencies;
  const root = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')).dependencies;
  const anywhere = Object.assign({}, ...lines.map(pinsOf), root);
  const problems: string[] = [];
  let checked = 0;
  const compare = (what: string, actual: string | undefined, expected: string) => {
    checked += 1;
    if (actual !== expected) problems.push(`${what} is ${actual ?? 'not installed'}, not ${expected}`);
  };
  for (const line of lines) {
    const samples = realpathSync(path.join(siteDir, line.samples));
    const pins = pinsOf(line);
    for (const [name, version] of Object.entries(pins))
      if (name.startsWith(scope)) compare(`${line.samples}: ${name}`, resolvePackage(name, samples)?.version, version);
    compare(
      `${line.samples}: react-querybuilder`,
      resolvePackage('react-querybuilder', samples)?.version,
      line.release,
    );
    for (const companion of companionsOf(samples, pins).values()) {
      if (!companion) continue;
      for (const name of shared) {
        const actual = resolvePackage(name, companion.dir)?.version;
        const expected = name === 'react' ? root.react : (pins[name] ?? anywhere[name]);
        const place = path.relative(siteDir, companion.dir);
        if (expected) compare(`${line.samples}: ${name} as seen by ${place}`, actual, expected);
      }
    }
  }
  return { problems, checked };
}
