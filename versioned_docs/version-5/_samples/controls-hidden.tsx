import { QueryBuilder } from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const fields = [{ name: 'title', label: 'Title' }];

const Nothing = () => null;

const controlElements = {
  operatorSelector: Nothing,
  combinatorSelector: Nothing,
};

export default function HiddenControls() {
  return <QueryBuilder fields={fields} controlElements={controlElements} />;
}
