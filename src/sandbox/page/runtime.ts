import { parse } from 'valibot';
import { fetchBytes } from '../../loading/fetchBytes';
import { type LineRuntime, lineRuntimeSchema } from '../manifest';

const texts = new Map<string, Promise<string>>();

/** A text of the build, fetched once; one that did not arrive is asked for again the next time. */
function fetchText(address: string, name: string): Promise<string> {
  const known = texts.get(address);
  if (known) return known;
  const coming = fetchBytes(address, name).then((bytes) => new TextDecoder().decode(bytes));
  texts.set(address, coming);
  coming.catch(() => texts.delete(address));
  return coming;
}

/**
 * What the editor knows of a runtime.
 * @param baseUrl of the site
 * @param id the major version of a line's release, or what `runtimeOf` says
 * @throws {VisitorError} when it does not arrive
 */
export const loadRuntime = async (baseUrl: string, id: string): Promise<LineRuntime> =>
  parse(lineRuntimeSchema, JSON.parse(await fetchText(`${baseUrl}sandbox/${id}.json`, 'The list of samples')));

/** The script of a file of a runtime. @throws {VisitorError} when it does not arrive */
export const loadFile = (baseUrl: string, file: string): Promise<string> =>
  fetchText(`${baseUrl}assets/sandbox/${file}`, `The package file ${file}`);
