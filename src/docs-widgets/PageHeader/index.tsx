import { Arrival } from '@site/src/ui/Arrival';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { usePageChanges } from '../ChangesLinks/usePageChanges';
import { PageMenu } from './PageMenu';
import styles from './styles.module.css';

type Props = { title: string; children: ReactNode };

/**
 * The title of a docs page, with the page's menu beside it; above it the place for where an address came from, below it
 * what is to be known of its version, and `children`.
 */
export function PageHeader({ title, children }: Props) {
  const { links, panel } = usePageChanges();
  return (
    <header>
      <Arrival />
      <div className={styles.title}>
        <Heading as="h1">{title}</Heading>
        <PageMenu>{links}</PageMenu>
      </div>
      <DocVersionBanner />
      {panel}
      {children}
    </header>
  );
}
