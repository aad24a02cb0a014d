import { saveFile } from '@site/src/ui/saveFile';
import { strToU8, zipSync } from 'fflate';
import { compressToBase64 } from 'lz-string';
import type { Files } from './viteProject';

/**
 * Opens a page of another site with a form, in the press itself: browsers block windows that come later. With a form nothing is
 * asked of that site before the click, and no script of it is loaded.
 */
function post(action: string, entries: Record<string, string>) {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener noreferrer';
  for (const [name, value] of Object.entries(entries)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens a project in StackBlitz (developer.stackblitz.com/platform/api/post-api). */
export function openStackBlitz(files: Files, title: string) {
  const entries = Object.entries(files).map(([name, text]) => [`project[files][${name}]`, text]);
  post('https://stackblitz.com/run', {
    'project[title]': title,
    'project[description]': 'Made by the demo of React Query Builder',
    'project[template]': 'node',
    ...Object.fromEntries(entries),
  });
}

/** Opens a project in CodeSandbox (codesandbox.io/docs/learn/browser-sandboxes/cli-api). */
export function openCodeSandbox(files: Files) {
  const content = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, { content: text }]));
  const parameters = compressToBase64(JSON.stringify({ files: content }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  post('https://codesandbox.io/api/v1/sandboxes/define', { parameters, environment: 'server' });
}

/** A zip archive of a project, in a folder with its name. */
export const archive = (files: Files, name: string): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)])));

/** Hands the visitor a project as a zip archive. */
export const download = (files: Files, name: string) =>
  saveFile(new Blob([archive(files, name)], { type: 'application/zip' }), `${name}.zip`);
