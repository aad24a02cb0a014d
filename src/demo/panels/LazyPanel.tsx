import type { ToolkitId } from '@site/src/toolkits/registry';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { type ComponentType, memo, useCallback, useEffect } from 'react';
import type { Flavour } from './code/viteProject';
import type { PanelId } from './panelIds';

/** What every panel is given; most need none of it. */
export type PanelProps = { toolkit: ToolkitId; flavour: Flavour; onFlavour: (flavour: Flavour) => void };

/** A panel whose code is fetched when its tab is chosen, or is about to be. */
export type LazyPanelEntry = {
  id: PanelId;
  load: () => Promise<{ default: ComponentType<PanelProps> }>;
  /** Stays once it is there, hidden while another panel is chosen, because what the visitor typed is in it. */
  keep?: boolean;
};

type Props = Omit<LazyPanelEntry, 'id'> &
  PanelProps & {
    isChosen: boolean;
    /** How often it was asked for; each time it is fetched, unless it is there or on its way. */
    asked: number;
  };

/** The content of a panel, or how its loading stands. Moving the pointer over the other tabs does not render it again. */
export const LazyPanel = memo(function LazyPanel({ load, keep, isChosen, asked, ...panelProps }: Props) {
  const { part, start, ...loading } = useLazyPart(load);
  const begin = useCallback(() => void start().catch(() => {}), [start]); // shown by LoadState
  useEffect(() => {
    if (asked > 0) begin();
  }, [asked, begin]);
  if (part) return (keep || isChosen) && <part.default {...panelProps} />;
  return isChosen && <LoadState {...loading} retry={begin} />;
});
