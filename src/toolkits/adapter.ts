import { latestPins } from '@site/lines/registry';
import type { ComponentType, ReactNode } from 'react';
import type { QueryBuilderProps } from 'react-querybuilder';
import type { ToolkitId } from './registry';
import type { Toolkit } from './toolkit';

export type ColorMode = 'light' | 'dark';
export type ProviderProps = { colorMode: ColorMode; children: ReactNode };

/** What makes the demo a demo of one toolkit. */
export type ToolkitAdapter = {
  id: ToolkitId;
  /** Gives the controls the toolkit's theme in the site's colour mode. */
  Provider: ComponentType<ProviderProps>;
  /** The toolkit's controls, each with an accessible name. */
  controls: Pick<QueryBuilderProps, 'controlElements' | 'controlClassnames'>;
  /** Packages that this demo runs on, with their pinned versions. */
  packages: Record<string, string>;
};

/** A toolkit's packages with the versions that the site pins for the latest line, the library always first. */
export const pinned = ({ packages }: Toolkit): Record<string, string> =>
  Object.fromEntries(['react-querybuilder' as const, ...packages].map((name) => [name, latestPins[name]]));

/** The element that limits a toolkit's styles; popups belong inside it. */
export const scopeOf = (element: Element): HTMLElement =>
  element.closest<HTMLElement>('[data-toolkit]') ?? document.body;
