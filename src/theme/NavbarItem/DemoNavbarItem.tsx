import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DefaultNavbarItem> & {
  /** Releases that the demo opens in, by the docs version that a visitor comes from; from others in its own. */
  releases: Record<string, string>;
};

/** The link to the demo: from the docs of a release that the demo has, it opens in that release. */
export default function DemoNavbarItem({ releases, to, ...props }: Props) {
  const release = releases[useActiveDocContext('default').activeVersion?.name ?? ''];
  return <DefaultNavbarItem {...props} to={release ? `${to}?release=${release}` : to} />;
}
