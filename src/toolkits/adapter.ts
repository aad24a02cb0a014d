import { latestPins, nextPins } from '@site/lines/registry';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { QueryBuilderProps as Props5 } from 'react-querybuilder';
import type { QueryBuilderProps as Props8 } from 'samples-next/release';
import type { ReleaseId, ToolkitId } from './registry';
import type { Toolkit } from './toolkit';

export type ColorMode = 'light' | 'dark';
export type ProviderProps = { colorMode: ColorMode; children: ReactNode };

/** The props by which a release takes a toolkit's controls. */
export type ControlProps = {
  '5': Pick<Props5, 'controlElements' | 'controlClassnames'>;
  // biome-ignore lint/suspicious/noExplicitAny: whatever fields, operators and combinators the builder has.
  '8': Pick<Props8<any, any, any, any>, 'controlElements' | 'controlClassnames'>;
};

/** What makes the demo a demo of one toolkit, with one release. */
export type ToolkitAdapter<R extends ReleaseId = '5'> = {
  id: ToolkitId;
  release: R;
  /** Gives the controls the toolkit's theme in the site's colour mode. */
  Provider: ComponentType<ProviderProps>;
  /** The toolkit's controls, each with an accessible name. */
  controls: ControlProps[R];
  /** Packages that this demo runs on, with their pinned versions. */
  packages: Record<string, string>;
};

const pins: Record<ReleaseId, Record<string, string>> = { 5: latestPins, 8: nextPins };

/** The library and a toolkit's packages with the versions that the line of a release is pinned to, the library first. */
export const pinned = ({ packages }: Toolkit, release: ReleaseId): Record<string, string> =>
  Object.fromEntries(
    ['react-querybuilder', ...(packages[release] ?? [])].map((name) => [name, pins[release][name] as string]),
  );

/** For a toolkit whose theme is in its styles. */
const Unthemed = ({ children }: ProviderProps) => children as ReactElement;

/**
 * The demo of a toolkit with a release.
 * @param descriptor of the toolkit
 * @param controls its controls, each with an accessible name
 * @param Provider gives them the toolkit's theme, where its styles alone do not
 */
export const adapterOf = <R extends ReleaseId>(
  id: ToolkitId,
  release: R,
  descriptor: Toolkit,
  controls: ControlProps[R],
  Provider: ToolkitAdapter['Provider'] = Unthemed,
): ToolkitAdapter<R> => ({ id, release, Provider, controls, packages: pinned(descriptor, release) });

/** The element that limits a toolkit's styles; popups belong inside it. */
export const scopeOf = (element: Element): HTMLElement =>
  element.closest<HTMLElement>('[data-toolkit]') ?? document.body;
