import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import type { DemoRelease } from '../../releases/DemoRelease';

type Props = { release: DemoRelease; format: string; preset: string | undefined };

const load = () => import('./howRunWords');

/** What runs the export that is shown, or why nothing does. The export is there before it, and without it. */
export function HowRun({ release, format, preset }: Props) {
  const { part } = useLoadedPart(load);
  return part ? <p data-how-run>{part.howRunWords(release.line.release, format, preset)}</p> : null;
}
