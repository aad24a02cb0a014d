import type { EngineDescriptor } from '../EngineDescriptor';

export const ldap = {
  id: 'ldap',
  name: 'LDAP filter',
  description: 'an evaluator of LDAP search filters by RFC 4515 and RFC 4517, written for this site',
  packages: {},
  licence: 'MIT',
  formats: { ldap: 8 },
} as const satisfies EngineDescriptor;
