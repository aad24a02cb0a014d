import { useLocation } from '@docusaurus/router';

const nothing = { __html: '' };

/**
 * The place below a title for the line that says where an address came from (plugins/address/arrive). It is written before
 * React is there, which leaves it alone, and is gone with the next page.
 */
export const Arrival = () => {
  const { pathname } = useLocation();
  return <div key={pathname} id="arrival" suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
};
