import { latestPins } from '@site/lines/latestPins';
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

/** The library and packages with the versions that a line is pinned to, the library first. */
export const pinsOf = (packages: readonly string[] = [], pins: Record<string, string>): Record<string, string> =>
  Object.fromEntries(['react-querybuilder', ...packages].map((name) => [name, pins[name] as string]));

/** For a toolkit whose theme is in its styles. */
export const Unthemed = ({ children }: ProviderProps) => children as ReactElement;

/**
 * The demo of a toolkit with release 5.
 * @param descriptor of the toolkit
 * @param controls its controls, each with an accessible name
 * @param Provider gives them the toolkit's theme, where its styles alone do not
 */
export const adapterOf = (
  id: ToolkitId,
  release: '5',
  descriptor: Toolkit,
  controls: ControlProps['5'],
  Provider: ToolkitAdapter['Provider'] = Unthemed,
): ToolkitAdapter => ({ id, release, Provider, controls, packages: pinsOf(descriptor.packages[release], latestPins) });

/** The element that limits a toolkit's styles; popups belong inside it. */
export const scopeOf = (element: Element): HTMLElement =>
  element.closest<HTMLElement>('[data-toolkit]') ?? document.body;
