// Change: all links to headings have one title. The original writes each heading twice more, into the HTML and into its
// own name as it is read out; a tooltip and a link inside of a heading say by themselves which one they are of.
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';

type Props = ComponentProps<'h2'> & { as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' };

export default function Heading({ as: As, id, children, className, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const anchorTarget = useAnchorTargetClassName(id);
  // The first heading is not in the table of contents.
  if (As === 'h1' || !id)
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTarget, className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} title="Direct link" translate="no">
        &#8203;
      </Link>
    </As>
  );
}
