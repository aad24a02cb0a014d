// Change: the browser's own element, in the one style of site.css. The original animates by script, and needs it to open.
import type { Props } from '@theme/MDXComponents/Details';

export default function MDXDetails(props: Props) {
  return <details {...props} />;
}
