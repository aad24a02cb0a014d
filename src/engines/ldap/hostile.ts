import { code, type Hostile } from '../Hostile';

/** Second filters, what is no filter, and names that reach further in JavaScript. */
export const hostile: Hostile = {
  refused: [
    '',
    '(title=x)(title=*)',
    '(title=x)) (|(title=*)',
    '(title=*)\0',
    '(title=\\zz)',
    '(&(title=*)',
    'title=*',
    '(title)',
    '(=*)',
    `(title[constructor]=${code})`,
    '(row_number>=0)',
  ],
  empty: [
    '(constructor=*)',
    '(proto=*)',
    '(!(constructor=*))',
    '(title:constructor:=x)',
    `(title=${code})`,
    '(|)',
    '(userPassword=*)',
  ],
};
