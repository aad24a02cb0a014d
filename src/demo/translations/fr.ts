/** French, for the prop `translations` of `QueryBuilder`. */
export const translations = {
  fields: { title: 'Champ', placeholderName: '~', placeholderLabel: '------', placeholderGroupLabel: '------' },
  operators: { title: 'Opérateur', placeholderName: '~', placeholderLabel: '------', placeholderGroupLabel: '------' },
  values: { title: 'Valeurs', placeholderName: '~', placeholderLabel: '------', placeholderGroupLabel: '------' },
  matchMode: { title: 'Mode de correspondance' },
  matchThreshold: { title: 'Seuil', placeholderName: '#' },
  value: { title: 'Valeur' },
  removeRule: { label: '⨯', title: 'Supprimer la règle' },
  removeGroup: { label: '⨯', title: 'Supprimer le groupe' },
  addRule: { label: '+ Règle', title: 'Ajouter une règle' },
  addGroup: { label: '+ Groupe', title: 'Ajouter un groupe' },
  combinators: { title: 'Combinateur' },
  notToggle: { label: 'Non', title: 'Inverser ce groupe' },
  cloneRule: { label: 'Dupliquer', title: 'Dupliquer la règle' },
  cloneRuleGroup: { label: 'Dupliquer', title: 'Dupliquer le groupe' },
  ungroupRuleGroup: { label: 'Dissocier', title: 'Dissocier' },
  shiftActionUp: { label: '˄', title: 'Monter' },
  shiftActionDown: { label: '˅', title: 'Descendre' },
  undo: { label: '↶', title: 'Annuler' },
  redo: { label: '↷', title: 'Rétablir' },
  dragHandle: { label: '⁞⁞', title: 'Poignée de déplacement' },
  lockRule: { label: 'Verrouiller', title: 'Verrouiller la règle' },
  lockGroup: { label: 'Verrouiller', title: 'Verrouiller le groupe' },
  lockRuleDisabled: { label: 'Déverrouiller', title: 'Déverrouiller la règle' },
  lockGroupDisabled: { label: 'Déverrouiller', title: 'Déverrouiller le groupe' },
  muteRule: { label: 'Désactiver', title: 'Désactiver la règle' },
  unmuteRule: { label: 'Réactiver', title: 'Réactiver la règle' },
  valueSourceSelector: { title: 'Source de la valeur' },
};

/** For the prop `combinators`. */
export const combinators = [
  { name: 'and', label: 'ET' },
  { name: 'or', label: 'OU' },
];

/** Labels of the operators, for `operators` of a field or the prop `getOperators`. */
export const operatorLabels = {
  '=': '=',
  '!=': '!=',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
  contains: 'contient',
  beginsWith: 'commence par',
  endsWith: 'se termine par',
  doesNotContain: 'ne contient pas',
  doesNotBeginWith: 'ne commence pas par',
  doesNotEndWith: 'ne se termine pas par',
  null: 'est nul',
  notNull: 'n’est pas nul',
  in: 'est parmi',
  notIn: 'n’est pas parmi',
  between: 'est compris entre',
  notBetween: 'n’est pas compris entre',
};

/** Labels of the match modes, for `matchModes` of a field. */
export const matchModeLabels = {
  all: 'tous',
  some: 'certains',
  none: 'aucun',
  atLeast: 'au moins',
  atMost: 'au plus',
  exactly: 'exactement',
};

/** Options of `formatQuery` for the format `natural_language`; an operator has other words before a field. */
export const naturalLanguage = {
  translations: {
    and: 'et',
    or: 'ou',
    true: 'vrai',
    false: 'faux',
    ruleSeparator: ', ',
    betweenAnd: 'et',
    listSeparator: ', ',
    groupPrefix: '',
    groupPrefix_not: '',
    groupPrefix_xor: 'exactement une des conditions',
    groupPrefix_not_xor: 'aucune ou plusieurs des conditions',
    groupSuffix: 'est vrai',
    groupSuffix_not: 'n’est pas vrai',
    groupSuffix_xor: 'est vraie',
    groupSuffix_not_xor: 'sont vraies',
  },
  operatorMap: {
    '=': ['est', 'est égal à la valeur de'],
    '!=': ['n’est pas', 'n’est pas égal à la valeur de'],
    '<': ['est inférieur à', 'est inférieur à la valeur de'],
    '>': ['est supérieur à', 'est supérieur à la valeur de'],
    '<=': ['est inférieur ou égal à', 'est inférieur ou égal à la valeur de'],
    '>=': ['est supérieur ou égal à', 'est supérieur ou égal à la valeur de'],
    contains: ['contient', 'contient la valeur de'],
    beginswith: ['commence par', 'commence par la valeur de'],
    endswith: ['se termine par', 'se termine par la valeur de'],
    doesnotcontain: ['ne contient pas', 'ne contient pas la valeur de'],
    doesnotbeginwith: ['ne commence pas par', 'ne commence pas par la valeur de'],
    doesnotendwith: ['ne se termine pas par', 'ne se termine pas par la valeur de'],
    null: 'est nul',
    notnull: 'n’est pas nul',
    in: ['est l’une des valeurs', 'est égal à une valeur de'],
    notin: ['n’est aucune des valeurs', 'n’est égal à aucune valeur de'],
    between: ['est compris entre', 'est compris entre les valeurs de'],
    notbetween: ['n’est pas compris entre', 'n’est pas compris entre les valeurs de'],
  } satisfies Record<string, string | [string, string]>,
};
