import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliConfig } from './nginx.mjs';

/** Where Debian puts it. */
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether this machine has nginx. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;
/** Whether its module for files that are packed with brotli is there, too. */
export const hasBrotli = () => existsSync(brotli);

/**
 * Writes all that an nginx of its own needs, which writes nowhere else.
 * @param {string} folder for what nginx writes; it is made if it is missing
 * @param {string} site the text of the configuration
 * @returns {string[]} the arguments that nginx is started with
 */
export function writeNginx(folder, site) {
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const [module, packed] = hasBrotli() ? [`load_module ${brotli};`, brotliConfig] : ['', ''];
  // A kernel without IPv6 would refuse the whole of it.
  const here = existsSync('/proc/net/if_inet6') ? site : site.replace(/^ *listen \[::\].*\n/gm, '');
  writeFileSync(path.join(folder, 'site.conf'), here);
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${module}\ndaemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}\nhttp { access_log off; ${temporary.join(' ')} ${packed} include ${folder}/site.conf; }\n`,
  );
  return ['-p', folder, '-c', `${folder}/nginx.conf`];
}

/**
 * Runs nginx in the foreground, by itself and writing nowhere else, with a configuration as `nginx.mjs` makes it.
 * @param {string} folder for what nginx writes; it is made if it is missing
 * @param {string} site the text of the configuration
 * @returns {import('node:child_process').ChildProcess} its errors come on stderr
 */
export const runNginx = (folder, site) => spawn('nginx', writeNginx(folder, site));
