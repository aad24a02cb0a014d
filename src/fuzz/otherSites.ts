import fc from 'fast-check';
import { hashOf, links, packState } from '../demo/links-of-other-sites/links.fixture';
import { readLink } from '../demo/links-of-other-sites/readLink';
import { withSiteRows } from '../demo/store/withSiteRows';
import { takenBy } from './demo';
import type { Kind } from './Kind';
import { hostileJson, hostileText, mangled, nearlyQuery, repeated } from './parts';

const anyLink = fc.oneof(links[2023], links[2026]).map(({ hash }) => hash);
const state = fc.record(
  {
    options: hostileJson,
    style: fc.oneof(fc.constantFrom('antd', 'fluent', 'constructor'), hostileText),
    query: fc.oneof({ weight: 4, arbitrary: nearlyQuery }, hostileJson),
    queryIC: fc.oneof(nearlyQuery, hostileJson),
  },
  { requiredKeys: [] },
);
const option = fc.tuple(hostileText, fc.constantFrom('true', 'false', '')).map((pair) => pair.join('='));

/** Hashes as the demo of another site writes them: damaged, hostile, or far too large. */
export const hashesOfOtherSites: Kind = {
  id: 'hashes of other sites',
  inputs: fc.oneof(
    { weight: 4, arbitrary: mangled(anyLink) },
    { weight: 4, arbitrary: state.map((each) => hashOf({}, each)) },
    { weight: 2, arbitrary: anyLink.chain((hash) => fc.nat(hash.length).map((end) => hash.slice(0, end))) },
    { weight: 1, arbitrary: fc.array(option, { maxLength: 30 }).map((all) => all.join('&')) },
    { weight: 1, arbitrary: repeated(2_000_000, '[', '{"a":', ' ').map((text) => `s=${packState({ query: text })}`) },
    { weight: 1, arbitrary: repeated(110_000, 'a=true&', 's=', '%', '&', 'A').map((text) => `s=${text}`) },
    hostileText.map((text) => `s=${text}`),
  ),
  async take(input) {
    const link = readLink(input, 'default');
    if (!link.ok) {
      if (link.reason.length < 10) throw new Error('refused without words');
      return 'refused';
    }
    const whole = await withSiteRows(link.state);
    return takenBy((store) => store.load(whole));
  },
};
