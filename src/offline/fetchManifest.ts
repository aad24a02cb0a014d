import { digestOf } from './digest';
import { type Manifest, manifestFile } from './manifest';

export type FetchedManifest = { version: string; text: string; manifest: Manifest };

/**
 * The manifest of the build that the host serves now. Its digest is the build's version.
 * @throws when it does not arrive
 */
export async function fetchManifest(scope: string): Promise<FetchedManifest> {
  const response = await fetch(scope + manifestFile, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${manifestFile} answered ${response.status}.`);
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  return { version: await digestOf(bytes), text, manifest: JSON.parse(text) };
}
