import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedLines, load } from './registry.mjs';

// npm run check:commands [words of a page's path]: runs the commands that pages show to install something, those of a
// section in a folder of their own, in their order. It asks the registry, so it is not among the tests.

const { pageText } = await load('lines/pinsInText.ts');

/** What a section starts from: a project without React, and one with the release that all lines run on. */
const projects = {
  'no React': {},
  'React 18': { react: '18', 'react-dom': '18' },
};

/** Commands that change what is installed. The lock file is enough: npm refuses what does not fit before it is there. */
const run = /^(npm create|npm install|npm pkg set|cd) /;
const lockOnly = (command) =>
  command.replace(/^npm install /, 'npm install --package-lock-only --ignore-scripts --no-audit --no-fund ');

/** The commands of a page by section. */
function sectionsOf(page) {
  const sections = new Map();
  let section = '';
  let isShell = false;
  for (const line of pageText(page).split('\n')) {
    if (/^```/.test(line)) isShell = /^```bash/.test(line);
    else if (!isShell && /^#+ /.test(line)) section = line;
    else if (isShell && run.test(line)) sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  return [...sections];
}

/** @returns what npm says when a command fails; undefined when all work */
function firstFailure(commands, dependencies) {
  const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  try {
    const project = path.join(folder, 'app');
    mkdirSync(project);
    writeFileSync(path.join(project, 'package.json'), JSON.stringify({ name: 'app', dependencies }));
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands.map(lockOnly).join('\n')], {
      cwd: project,
      encoding: 'utf8',
      // In place of the Enter that the page asks for.
      env: { ...process.env, npm_config_yes: 'true' },
    });
    return status === 0 ? undefined : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wanted = process.argv.slice(2);
const pages = documentedLines().flatMap(({ docs }) =>
  readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !file.includes('node_modules'))
    .map((file) => path.join(docs, file))
    .filter((page) => wanted.every((word) => page.includes(word))),
);
let count = 0;
for (const page of pages.sort())
  for (const [section, commands] of sectionsOf(page))
    for (const [name, dependencies] of Object.entries(projects)) {
      // A project that a command makes starts from nothing.
      if (commands[0].startsWith('npm create') && name !== 'no React') continue;
      const failure = firstFailure(commands, dependencies);
      count += 1;
      console.log(`${failure ? 'FAILS' : 'works'}  ${page}  ${section}  (${name})`);
      if (failure) {
        console.log(`${commands.join('\n')}\n${failure}`);
        process.exitCode = 1;
      }
    }
console.log(`${count} runs`);
if (count === 0) process.exitCode = 1;
