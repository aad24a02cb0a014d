// Change: beside the breadcrumbs, the page as Markdown: to be copied, or read at its own address; and what changed on it
// since other versions. Below them is the place for where an address came from.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { CopyPage } from '../../docs-widgets/CopyPage';
import { Arrival } from '../../ui/Arrival';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper() {
  return (
    <>
      <div className={styles.row}>
        <DocBreadcrumbs />
        <CopyPage />
      </div>
      <Arrival />
    </>
  );
}
