import { useColorMode } from '@docusaurus/theme-common';
import { fields } from '@site/src/dataset/fields';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import type { ToolkitAdapter } from '../toolkits/adapter';
import styles from './styles.module.css';
import 'react-querybuilder/dist/query-builder.css';

type BuilderProps = {
  adapter: ToolkitAdapter;
  query: RuleGroupType;
  onQueryChange: (query: RuleGroupType) => void;
};

const words = (label: string) => ({ label });
const translations = {
  addRule: words('+ Rule'),
  addGroup: words('+ Group'),
  cloneRule: words('Clone'),
  cloneRuleGroup: words('Clone'),
};

/**
 * The query builder inside the border of its toolkit: `data-toolkit` limits the toolkit's styles to it and keeps the
 * site's out (adr/0005), and holds the toolkit's popups. `data-release` brings the library's own layout.
 */
export function Builder({ adapter, query, onQueryChange }: BuilderProps) {
  const { colorMode } = useColorMode();
  const { Provider, controls } = adapter;
  return (
    <div data-release="5" data-toolkit={adapter.id} className={styles.scope}>
      <Provider colorMode={colorMode}>
        <div className={styles.builder}>
          <QueryBuilder
            controlElements={controls.controlElements}
            controlClassnames={{ ...controls.controlClassnames, queryBuilder: 'queryBuilder-branches' }}
            fields={fields}
            query={query}
            onQueryChange={(changed) => onQueryChange(changed)}
            translations={translations}
            showCloneButtons
            showNotToggle
            listsAsArrays
          />
        </div>
      </Provider>
    </div>
  );
}
