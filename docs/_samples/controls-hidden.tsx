import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields = [{ name: 'title', label: 'Title' }];

const controlElements = { operatorSelector: null, combinatorSelector: null };

const start: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };

export default function HiddenControls() {
  return (
    <QueryBuilder
      fields={fields}
      defaultQuery={start}
      controlElements={controlElements}
    />
  );
}
