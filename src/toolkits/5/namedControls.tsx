import { type Controls, defaultControlElements, ValueSelector } from 'react-querybuilder';
import { namingFor } from '../nameControls';

/** Gives controls of release 5 accessible names. */
export const nameControls = namingFor<Controls>([ValueSelector]);

/** The controls of release 5 without a toolkit, named. */
export const namedControls = nameControls(defaultControlElements);
