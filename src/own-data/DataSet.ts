import type { RuleGroupType } from 'react-querybuilder';
import type { PackedTable } from '../dataset/packedTable';
import type { FieldProps } from './fieldProps';

/** What a field of a data set holds. `list` is a column of lists of texts or numbers, one to a cell. */
export const dataTypes = ['text', 'number', 'boolean', 'date', 'list'] as const;
export type DataType = (typeof dataTypes)[number];

/** How the values of a field are entered. */
export const dataEditors = ['text', 'number', 'date', 'checkbox', 'select', 'multiselect', 'textarea'] as const;
export type DataEditor = (typeof dataEditors)[number];

/** A field of a data set: a column of the visitor's table, or what a schema says of one. Every part can be changed. */
export type DataField = {
  /** Unique in the set, and a name that every engine takes; the visitor's own heading is the label. */
  name: string;
  label: string;
  type: DataType;
  /** Names of the operators that the builder offers, in its order. */
  operators: readonly string[];
  editor: DataEditor;
  /** What is offered to choose from, where a column has few values. */
  values?: readonly string[];
  /** Whether there are cells without a value. */
  nullable: boolean;
  /** What a visitor's own field says, which the builder is given as it is. */
  props?: FieldProps | undefined;
};

/** Tables that this site offers beside the movies. */
export const siteTables = ['musicians'] as const;
export type SiteTable = (typeof siteTables)[number];

/** A table that a visitor brought or that the site offers, or fields without one. */
export type DataSet = {
  /** What the visitor calls it: the file's name, without its ending, or "Pasted table". */
  name: string;
  fields: readonly DataField[];
  /** Rows as the engines get them, a column a field; nothing where a schema gave fields alone. */
  table?: PackedTable;
  /** The table of this site that has the rows, if one does: links and files name it instead. */
  rowsOf?: SiteTable;
  /** Whether links and files carry the rows, too, which the visitor asks for; of small tables only. */
  sharesRows?: boolean;
  /** Queries that it gives rise to, once it is in use. */
  samples?: readonly DataSample[];
};

/** A query that a data set gives rise to. */
export type DataSample = { id: string; label: string; query: RuleGroupType };
