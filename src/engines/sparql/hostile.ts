import type { Hostile } from '../Hostile';

/** What closes the brackets around it, writes, asks another server, or binds something that is no row. */
export const hostile: Hostile = {
  refused: [
    '1 = 1) } ; DELETE WHERE { ?s ?p ?o',
    '1 = 1) } DELETE WHERE { ?s ?p ?o } #',
    'DROP ALL',
    'INSERT DATA { <urn:a> <urn:b> <urn:c> }',
    'EXISTS { SERVICE <https://example.com/> { ?s ?p ?o } }',
    '1 = 1) } LIMIT 1 #',
    '1 = 0) } UNION { ?s ?p ?_row',
    '1 = 1) BIND(<urn:movies:row%2F99999> AS ?_row) FILTER(1 = 1',
    '1 = 1) } GROUP BY ?_row HAVING (COUNT(*) > 0',
    '?title = star:wars',
    '',
  ],
  empty: ['?wasRun = true', '?constructor = 1', '?__proto__ = 1', 'BOUND(?_column)'],
};
