// Change: jumps where a reader has asked for less motion; the original glides by script, which no style can stop.
import BackToTopButton from '@theme-original/BackToTopButton';

/** At the top already, the original's own handler has nowhere to glide to. */
const jump = () => matchMedia('(prefers-reduced-motion: reduce)').matches && scrollTo(0, 0);

export default function BackToTopButtonWrapper() {
  return (
    <div onClickCapture={jump}>
      <BackToTopButton />
    </div>
  );
}
