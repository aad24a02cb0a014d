import Ajv from 'ajv/dist/2020';
import { transform } from 'sucrase';
import * as valibot from 'valibot';
import * as zod from 'zod';
import type { DataField } from '../DataSet';
import { validatorCode, validators } from './registry';

type Accepts = (query: unknown) => boolean;

/** Runs the code of a file as a project would that has copied it. */
function schemaOf(code: string): unknown {
  const { code: script } = transform(code, { transforms: ['typescript', 'imports'], disableESTransforms: true });
  const module = { exports: {} as { querySchema?: unknown } };
  const packages: Record<string, unknown> = { valibot, zod };
  new Function('module', 'exports', 'require', script)(module, module.exports, (name: string) => packages[name]);
  return module.exports.querySchema;
}

const runners: Record<string, (code: string) => Accepts> = {
  valibot: (code) => (query) => valibot.safeParse(schemaOfOnce(code) as valibot.GenericSchema, query).success,
  zod: (code) => (query) => (schemaOfOnce(code) as zod.ZodType).safeParse(query).success,
  'json-schema': (code) => new Ajv({ allowUnionTypes: true }).compile(JSON.parse(code)) as Accepts,
};
const made = new Map<string, unknown>();
const schemaOfOnce = (code: string) => {
  if (!made.has(code)) made.set(code, schemaOf(code));
  return made.get(code);
};

/** The validators of these fields, each as what it says of a query. */
export const running = (fields: readonly DataField[]): [string, Accepts][] =>
  validators.map((validator) => [
    validator.id,
    (runners[validator.id] as (code: string) => Accepts)(validatorCode(validator, fields)),
  ]);
