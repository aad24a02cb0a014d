import { QueryBuilder } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields = [{ name: 'title', label: 'Title' }];

const controlElements = { operatorSelector: null, combinatorSelector: null };

export default function HiddenControls() {
  return <QueryBuilder fields={fields} controlElements={controlElements} />;
}
