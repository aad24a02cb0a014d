import { latestPins, nextPins } from '@site/lines/registry';
import type { ComponentType, ReactNode } from 'react';
import type { QueryBuilderProps } from 'react-querybuilder';
import type { Classnames, ControlElementsProp, FullField } from 'samples-next/release';
import type { ReleaseId, ToolkitId } from './registry';
import type { Toolkit } from './toolkit';

export type ColorMode = 'light' | 'dark';
export type ProviderProps = { colorMode: ColorMode; children: ReactNode };

type ControlProps = 'controlElements' | 'controlClassnames';

/** What makes the demo a demo of one toolkit, with one release. */
export type ToolkitAdapter = {
  id: ToolkitId;
  release: ReleaseId;
  /** Gives the controls the toolkit's theme in the site's colour mode. */
  Provider: ComponentType<ProviderProps>;
  /** The toolkit's controls, each with an accessible name. */
  controls: Pick<QueryBuilderProps, ControlProps>;
  /** Packages that this demo runs on, with their pinned versions. */
  packages: Record<string, string>;
};

/** Controls of release 8, typed as those of the latest line, as all that the demo uses of a release is. */
export const controlsOf8 = (controls: {
  controlElements: ControlElementsProp<FullField, string>;
  controlClassnames?: Partial<Classnames>;
}) => controls as unknown as ToolkitAdapter['controls'];

const pins: Record<ReleaseId, Record<string, string>> = { 5: latestPins, 8: nextPins };

/** The library and a toolkit's packages with the versions that the line of a release is pinned to, the library first. */
export const pinned = ({ packages }: Toolkit, release: ReleaseId): Record<string, string> =>
  Object.fromEntries(
    ['react-querybuilder', ...(packages[release] ?? [])].map((name) => [name, pins[release][name] as string]),
  );

/** The element that limits a toolkit's styles; popups belong inside it. */
export const scopeOf = (element: Element): HTMLElement =>
  element.closest<HTMLElement>('[data-toolkit]') ?? document.body;
