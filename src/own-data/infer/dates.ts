/** In which order a date such as `3/4/1999` is written. */
export type DateOrder = 'day-first' | 'month-first';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const full = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const monthOf = (word: string) => {
  const name = word.toLowerCase();
  return (full.includes(name) || name === 'sept' || name.length === 3 ? months.indexOf(name.slice(0, 3)) : -1) + 1;
};

const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const dayMonth = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([A-Za-z]{3,9})\.?,?[ -](\d{4})$/;
const monthDay = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const time = /[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?[AaPp][Mm])?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/;

/** The day as `1999-12-31`; nothing if the calendar has no such day. */
function day(year: string | undefined, month: number, date: number): string | undefined {
  const lengths = [31, Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0) ? 29 : 28];
  const most = lengths[month - 1] ?? ([4, 6, 9, 11].includes(month) ? 30 : 31);
  if (month < 1 || month > 12 || date < 1 || date > most) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** What a text says of its order; nothing if it is no date whose order has to be known. */
export function orderIn(text: string): DateOrder | 'either' | undefined {
  const parts = slashed.exec(text);
  if (!parts) return undefined;
  const [, first, second, year] = parts;
  const isDayFirst = day(year, Number(second), Number(first)) !== undefined;
  const isMonthFirst = day(year, Number(first), Number(second)) !== undefined;
  if (isDayFirst && isMonthFirst) return first === second ? undefined : 'either';
  return isDayFirst ? 'day-first' : isMonthFirst ? 'month-first' : undefined;
}

/**
 * A date as `1999-12-31`, whichever way it is written; nothing of what is no date, or could be two.
 * @param order how the column writes dates such as `3/4/1999`
 */
export function isoDate(text: string, order?: DateOrder): string | undefined {
  const [, year, , month, date] = iso.exec(text) ?? [];
  if (year) return day(year, Number(month), Number(date));
  const [, first, second, last] = dotted.exec(text) ?? [];
  if (first) return day(last, Number(second), Number(first));
  const parts = slashed.exec(text);
  if (parts) {
    const given = orderIn(text);
    const known = given === 'either' ? order : (given ?? (parts[1] === parts[2] ? 'day-first' : undefined));
    if (!known) return undefined;
    const [, a, b, c] = parts;
    return known === 'day-first' ? day(c, Number(b), Number(a)) : day(c, Number(a), Number(b));
  }
  const [, d, name, y] = dayMonth.exec(text) ?? [];
  if (name) return day(y, monthOf(name), Number(d));
  const [, word, e, z] = monthDay.exec(text) ?? [];
  return word ? day(z, monthOf(word), Number(e)) : undefined;
}

const short = /^(\d{1,2}([-/.])\d{1,2}\2)(\d{2})$/;

/** A date whose year has two digits with all four, of which those up to 68 are of this century; nothing if a text is none. */
export function withCentury(text: string): string | undefined {
  const [, begin, , year] = short.exec(text) ?? [];
  return year && `${begin}${Number(year) < 69 ? '20' : '19'}${year}`;
}

/** The date of a date with a time of day, which may be any time; nothing of what is none. */
export function withoutTime(text: string): string | undefined {
  const at = time.exec(text)?.index;
  return at === undefined ? undefined : text.slice(0, at);
}
