import { createTheme, ThemeProvider } from '@mui/material';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// highlight-start
const theme = createTheme({
  components: { MuiButton: { defaultProps: { disableElevation: true } } },
});
// highlight-end

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'year', label: 'Year', inputType: 'number' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'year-rule', field: 'year', operator: '>=', value: '1950' }],
};

// highlight-start
export default function MaterialBuilder() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <ThemeProvider theme={theme}>
      <QueryBuilderMaterial>
        <QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />
      </QueryBuilderMaterial>
    </ThemeProvider>
  );
  // highlight-end
}
