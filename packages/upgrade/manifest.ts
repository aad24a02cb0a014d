import { type Major, majors } from './Rule';

/** What a project's package.json says of the library. */
export type Manifest = { major?: Major; dependencies: Record<string, string> };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a package.json; nothing where it is none. */
export function manifestOf(text: string): Manifest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value)) return undefined;
  const { peerDependencies, devDependencies, dependencies } = value;
  const all = [peerDependencies, devDependencies, dependencies]
    .filter(isObject)
    .flatMap((some) => Object.entries(some))
    .filter((one): one is [string, string] => typeof one[1] === 'string');
  const given = Object.fromEntries(all);
  const major = majors.find((one) => String(one) === /\d+/.exec(given['react-querybuilder'] ?? '')?.[0]);
  return { dependencies: given, ...(major && { major }) };
}

/** Packages that went with releases, and which took their places. */
const gone: Record<string, [since: Major, instead: string]> = {
  '@react-querybuilder/ctx': [6, 'its exports are in `react-querybuilder`'],
  '@react-querybuilder/ts': [6, 'its types are in `react-querybuilder`'],
};

/** What to change in package.json for a step, one sentence each. */
export function adviceFor({ dependencies }: Manifest, from: Major, to: Major): string[] {
  const companions = Object.keys(dependencies).filter((name) => name.startsWith('@react-querybuilder/'));
  const isGone = (name: string) => gone[name] !== undefined && from < gone[name][0] && to >= gone[name][0];
  const react = Number(/\d+/.exec(dependencies.react ?? '')?.[0] ?? 18);
  const moved = ['react-querybuilder', ...companions].filter((name) => name in dependencies && !isGone(name));
  return [
    ...(moved.length
      ? [`Move ${moved.map((name) => `\`${name}\``).join(', ')} to release ${to}, all at the same version.`]
      : []),
    ...companions.filter(isGone).map((name) => `Remove \`${name}\`: ${gone[name]?.[1]}.`),
    ...(to >= 7 && react < 18
      ? [`Move \`react\` and \`react-dom\` from ${react} to 18 or newer, which release ${to} needs.`]
      : []),
  ];
}
