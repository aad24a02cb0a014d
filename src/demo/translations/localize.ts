type Labelled = { name: string; label: string };
type Labels = { operatorLabels: Record<string, string>; matchModeLabels: Record<string, string> };
type LocalizedField = { name: string; operators?: unknown; matchModes?: unknown; subproperties?: unknown };

const options = (labels: Record<string, string>, names = Object.keys(labels)): Labelled[] =>
  names.map((name) => ({ name, label: labels[name] ?? name }));

/** Fields whose operators and match modes have the labels of a language; what they are called themselves is the data's. */
export const localizedFields = <Field extends LocalizedField>(fields: readonly Field[], file: Labels): Field[] =>
  fields.map((field) => ({
    ...field,
    operators: options(
      file.operatorLabels,
      (field.operators as Labelled[] | undefined)?.map(({ name }) => name),
    ),
    ...(field.matchModes !== undefined && { matchModes: options(file.matchModeLabels) }),
    ...(Array.isArray(field.subproperties) && { subproperties: localizedFields(field.subproperties, file) }),
  }));
