import type { DataField } from '../DataSet';
import { jsonSchema } from './jsonSchema';
import { ruleShapes } from './shapes';
import type { Validator } from './Validator';
import { valibot } from './valibot';
import { zod } from './zod';

/** The languages in which a data set's validator can be copied. */
export const validators: readonly Validator[] = [valibot, zod, jsonSchema];

/** A validator of the queries that a builder with these fields makes, for a server that must not trust them. */
export const validatorCode = ({ code }: Validator, fields: readonly DataField[]): string => code(ruleShapes(fields));
