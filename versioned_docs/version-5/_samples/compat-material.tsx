import { DragIndicator } from '@mui/icons-material';
import {
  Button,
  Checkbox,
  createTheme,
  FormControl,
  FormControlLabel,
  Input,
  ListSubheader,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextareaAutosize,
  ThemeProvider,
} from '@mui/material';
import { QueryBuilderMaterial } from '@react-querybuilder/material';
import { useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const muiComponents = {
  Button,
  Checkbox,
  DragIndicator,
  FormControl,
  FormControlLabel,
  Input,
  ListSubheader,
  MenuItem,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextareaAutosize,
};

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
      <QueryBuilderMaterial muiComponents={muiComponents}>
        <QueryBuilder
          fields={fields}
          query={query}
          onQueryChange={(next) => setQuery(next)}
        />
      </QueryBuilderMaterial>
    </ThemeProvider>
  );
  // highlight-end
}
