import type { LdapCause } from './slapd';

/** Why a directory selects other entries than the page's evaluator, and what helps. */
export const directoryCauses: Record<LdapCause, { label: string; sentence: string; cure: string }> = {
  'ldap-order': {
    label: 'no ordering rule',
    sentence: 'The attribute has no ordering rule: `>=` and `<=` are undefined.',
    cure: 'Declare the attribute with `ORDERING caseIgnoreOrderingMatch`.',
  },
  'ldap-decimals': {
    label: 'decimals',
    sentence: 'No syntax of the directory has decimals: they are kept and compared as text.',
    cure: 'Keep whole numbers, such as tenths, under `integerOrderingMatch`.',
  },
  'ldap-empty-filter': {
    label: 'an empty filter',
    sentence: 'For an empty filter, `ldapts` and `ldapsearch` ask for every entry.',
    cure: 'Do not search with an empty filter.',
  },
  'ldap-empty-list': {
    label: 'an empty list',
    sentence: 'OpenLDAP knows the `(|)` of an empty list, and `ldapts` refuses it.',
    cure: 'Do not search with an empty list.',
  },
};
