import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run lock`: completes the lock file after `npm install`. Where a registry lacks the binaries of other platforms,
 * npm leaves them out of the lock file and `npm ci` then refuses it. They are named here with the version that their
 * package asks for and the platform that their name says, so that npm skips them where they do not belong.
 */
const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = /(?:^|[-/])(android|darwin|freebsd|linux|openbsd|openharmony|win32)(?:-|$)/;
const processors = /-(arm64|arm|x64|ia32|ppc64|s390x|loong64|riscv64|wasm32)(?=-|$)/;

/** Platform fields of a package such as `@scope/name-linux-x64-musl`. */
function platform(name) {
  const os = systems.exec(name)?.[1];
  const cpu = processors.exec(name)?.[1];
  const libc = /musl/.test(name) ? 'musl' : os === 'linux' ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(os === 'linux' && { libc: [libc] }) };
}

let added = 0;
for (const [place, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const isLocked = [`node_modules/${name}`, `${place}/node_modules/${name}`].some((key) => lock.packages[key]);
    if (isLocked || !systems.test(name) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...platform(name) };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to ${file}.`);
