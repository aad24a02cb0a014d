import * as v from 'valibot';

export const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

export const release = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
const since = described(
  release,
  'The first release in `comparedReleases` from which on every one up to this has the name. A name of the first compared release may be older.',
);
const page = described(
  v.pipe(v.string(), v.url()),
  'The section of the documentation that explains or declares the name.',
);

const member = v.strictObject({
  name: v.string(),
  type: described(v.string(), 'As written in the shipped .d.ts.'),
  optional: v.boolean(),
  since,
  default: v.optional(
    described(
      v.nullable(v.string()),
      'As the documentation states it; null if there is none, absent if none is stated.',
    ),
  ),
  page: v.optional(page),
});

/** What `api/<release>.json` holds; `api/schema.json` says the same as JSON Schema. */
export const apiSchema = described(
  v.strictObject({
    $schema: v.pipe(v.string(), v.url()),
    package: v.literal('react-querybuilder'),
    release,
    documentation: described(v.pipe(v.string(), v.url()), 'The documentation of this release, as a list of its pages.'),
    comparedReleases: described(v.array(release), 'The releases that `since` refers to, oldest first.'),
    props: described(v.array(member), 'Props of the QueryBuilder component.'),
    exports: v.array(
      v.strictObject({
        name: v.string(),
        kind: v.picklist(['component', 'hook', 'function', 'constant', 'class', 'namespace', 'type']),
        from: described(v.pipe(v.array(v.string()), v.minLength(1)), 'Import specifiers that offer the name.'),
        declaration: described(v.string(), 'The declaration as shipped, without comments.'),
        since,
        page,
        members: v.optional(described(v.array(member), 'Members of an object type.')),
        options: v.optional(
          described(v.array(member), "Options of a function: members of its last parameter; a component's props."),
        ),
      }),
    ),
  }),
  'The API of one release of react-querybuilder, read from its shipped types.',
);

export type ApiJson = v.InferOutput<typeof apiSchema>;
