import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where Debian puts it. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether this machine has nginx and its module for files that are packed with brotli. */
export const hasNginx = () => existsSync(brotli) && spawnSync('nginx', ['-v']).status === 0;

/**
 * Runs nginx in the foreground, by itself and writing nowhere else, with a configuration as `nginx.mjs` makes it.
 * @param {string} folder for what nginx writes; it is made if it is missing
 * @param {string} site the text of the configuration
 * @returns {import('node:child_process').ChildProcess} its errors come on stderr
 */
export function runNginx(folder, site) {
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(path.join(folder, 'site.conf'), site);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${brotli};\ndaemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}\nhttp { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }\n`,
  );
  return spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`]);
}
