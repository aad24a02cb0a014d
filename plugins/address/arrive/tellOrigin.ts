import { platformOf } from './example';
import { baseUrl, pageAt, steps } from './site';

/** Demos that other sites have, and this one has not. */
const names = new Map([
  ['native', 'React Native'],
  ['prime', 'PrimeReact'],
  ['tremor', 'Tremor'],
  ['rules-engine', 'the rules engine'],
]);

/** Parameters that say where an address came from. */
const parametersOf = (from: string) => (from === 'sandbox' ? ['from', 't', 'template', 'p', 'platform'] : ['from']);

/**
 * Says above the title where the address belongs, and takes that out of the address, so that it is not passed on.
 * @param from a release, a toolkit or `sandbox`, as the redirect has named it
 */
export function tellOrigin(from: string, parameters: URLSearchParams): void {
  const place = document.querySelector('#arrival');
  const parts = place ? partsOf(from, parameters) : [];
  if (!place || parts.length === 0) return;
  const line = document.createElement('p');
  line.role = 'status';
  line.append(...parts);
  // A stylesheet would be in every page for this.
  Object.assign(line.style, { borderInlineStart: '4px solid', paddingInlineStart: '0.75rem' });
  place.replaceChildren(line);
  const { origin, pathname, search, hash } = location;
  const told = parametersOf(from);
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !told.includes(part.split('=')[0] ?? ''));
  history.replaceState(history.state, '', origin + pathname + (others.length ? `?${others.join('&')}` : '') + hash);
}

function partsOf(from: string, parameters: URLSearchParams): (string | Node)[] {
  const line = pageAt(location.pathname)?.line;
  if (line && steps.includes(from) && !line.release.startsWith(`${from}.`)) {
    const changes = document.createElement('a');
    changes.href = `${baseUrl}docs/next/migrate-to-${Number(from) + 1}`;
    changes.textContent = `What changed since ${from}`;
    return [`This address belongs to release ${from}. You are reading ${line.label} (${line.release}). `, changes, '.'];
  }
  const toolkit = from === 'sandbox' ? (parameters.get('t') ?? parameters.get('template') ?? '') : from;
  const name = names.get(toolkit);
  const missing = name ? `This site has no demo of ${name}; this is the one without a toolkit. ` : '';
  if (from !== 'sandbox') return missing ? [missing] : [];
  const platform = platformOf(parameters);
  return [
    missing,
    `This address opened an example in ${platform}. Press “Open in ${platform}” in the Code panel to do so.`,
  ];
}
