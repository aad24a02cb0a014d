import controls from '@site/src/ui/controls.module.css';
import { useCopy } from '@site/src/ui/useCopy';
import clsx from 'clsx';

const feedbackTime = 2500;
const words = { copied: 'Link copied', refused: 'Copy it from the address bar', nothing: 'Too large for a link' };

type Props = { link: () => Promise<string | undefined>; className?: string | undefined; children: string };

/** A button that copies a link, and says on itself what came of it. */
export function CopyLink({ link, className, children }: Props) {
  const { feedback, copy } = useCopy(link, words, feedbackTime);
  return (
    <button type="button" className={clsx(controls.button, className)} onClick={copy}>
      {feedback ?? children}
    </button>
  );
}
