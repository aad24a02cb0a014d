import { builderField } from '@site/src/own-data/builderField';
import { fieldsFile } from '@site/src/own-data/code/fieldsFile';
import type { DataField } from '@site/src/own-data/DataSet';
import { validatorCode, validators } from '@site/src/own-data/validators/registry';
import { CodeView } from '@site/src/ui/CodeView';
import controls from '@site/src/ui/controls.module.css';
import { PillGroup } from '@site/src/ui/PillGroup';
import { useState } from 'react';

const fieldsId = 'fields';
const items = [{ id: fieldsId, label: 'Fields' }, ...validators.map(({ id, name }) => ({ id, label: name }))];

/** The fields as the `fields` prop, and as a validator for the server that gets the queries. */
export function FieldsAsCode({ fields }: { fields: readonly DataField[] }) {
  const [chosen, setChosen] = useState(fieldsId);
  const validator = validators.find(({ id }) => id === chosen);
  return (
    <>
      <PillGroup name="fields-code" legend="Fields as code" items={items} chosen={chosen} onChoose={setChosen} />
      <p className={controls.note}>
        {validator
          ? 'For a server, which must not trust what it is sent. It takes rules on these fields, with their operators and values of their types, in groups of “and” or “or” on 20 levels at most, and refuses everything else.'
          : 'The fields prop of the query builder.'}
      </p>
      {validator ? (
        <CodeView
          code={validatorCode(validator, fields)}
          language={validator.language === 'ts' ? 'javascript' : validator.language}
          label={`Validator in ${validator.name}`}
          title={validator.fileName}
        />
      ) : (
        <CodeView
          code={fieldsFile(fields.map(builderField), (text) => text)}
          language="javascript"
          label="The fields prop"
        />
      )}
    </>
  );
}
