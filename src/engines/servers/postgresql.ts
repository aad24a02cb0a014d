import type { Context, EngineModel, Operand } from '../model/EngineModel';
import { like } from '../model/like';
import { partial, writesNumber } from '../model/sqlExport';
import { verdict } from '../model/verdict';
import { postgresql as ofEngine } from '../postgresql/model';
import { isWholeText, quotedParameter } from '../sqlite/model';
import { asCause, isOn } from './causes';
import { type Collation, compareTexts } from './collations';

type Settings = {
  collation: Collation;
  /** Whether a column holds whole numbers only. */
  isWhole(column: string): boolean;
};

/** The page's model of PostgreSQL, with a collation, columns of whole numbers, and parameters as `pg` sends them. */
export function postgresql({ collation, isWhole }: Settings): EngineModel {
  const refused = (value: unknown): Operand => ({ value: String(value), refuses: asCause('whole-numbers') });

  return {
    ...ofEngine,
    switches: [
      ...ofEngine.switches,
      'lost-wildcards',
      'text-as-number',
      asCause('collation-equality'),
      asCause('collation-order'),
      asCause('collation-like'),
      asCause('whole-numbers'),
    ],

    write(given, context) {
      const { dialect, on, rule, type } = context;
      const value = type === 'date' && on('type-error') ? dateOf(given) : given;
      const isParameter = dialect.format !== 'sql';
      const isNumber = writesNumber(value, context);
      const quoted = quotedParameter(value, context);
      if (quoted && (quoted.refuses || type === 'text')) return quoted;
      if (type === 'number' && isWhole(rule.field) && isOn(context, 'whole-numbers') && !partial(rule.operator)) {
        // A number keeps its own type; what is text, and so every parameter, is read as the column's.
        if (isParameter || !isNumber) {
          const text = isNumber ? String(Number(value)) : String(value);
          if (!/^\s*[+-]?\d+\s*$/.test(text)) return refused(value);
        }
      }
      if (!isParameter) return ofEngine.write(value, context);
      // `pg` sends a number as the text that JavaScript makes of it, for which the server takes the column's type.
      const sent = isNumber && on('text-as-number') ? String(Number(value)) : value;
      return ofEngine.write(sent, asText(context));
    },

    compare(operator, cell, operand, context) {
      if (typeof cell !== 'string' || typeof operand !== 'string' || context.type !== 'text')
        return ofEngine.compare(operator, cell, operand, context);
      return compareTexts(collation, operator, cell, operand, context);
    },

    match(part, cell, operand, context) {
      const { field, on } = context;
      // The server finds that out when it comes to a row.
      if (collation.refusesLike && isOn(context, 'collation-like')) return 'refused';
      if (field || !isWholeText(context) || cell === null || operand === null)
        return ofEngine.match(part, cell, operand, context);
      if (!on('like-wildcards') && !on('quoting')) return verdict(cell === operand);
      return like(String(cell), 'whole', String(operand), { wildcards: on('like-wildcards'), escapes: on('quoting') });
    },
  };
}

/** What is read as month, day and year: 3 1/3 is the first of March 2003. Other ways to write a date are not drawn. */
function dateOf(value: unknown): unknown {
  const [, month, day, year] = /^\s*(\d{1,2})[ /.-](\d{1,2})[ /.-](\d{1,2})\s*$/.exec(String(value)) ?? [];
  if (!year) return value;
  return `${Number(year) + (Number(year) < 70 ? 2000 : 1900)}-${month}-${day}`;
}

/** The rule as an export in text would have its values, in quotes. */
const asText = (context: Context): Context => ({
  ...context,
  dialect: { ...context.dialect, format: 'sql', major: 8, parseNumbers: false },
});
