import { parseCEL, type RuleGroupType } from 'react-querybuilder';
import { brief } from './brief';

// #region first
const query = parseCEL('genre == "Drama" && (year < 1960 || rating >= 8.5)');
console.log(query);
// #endregion first

// #region accepted
for (const cel of [
  "title == 'Jaws'",
  '1960 < year',
  'score == -5',
  'rating != null',
  'restored == true',
  'genre in ["Drama", "Crime"]',
  'genre in {"Drama": 1, "Crime": 2}',
  'title.startsWith("The")',
  'title.endsWith("II")',
  '!(title.contains("war"))',
  'director == writer',
  'title.contains(director)',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion accepted

// #region not
console.log(parseCEL('!(a == 1)'));
// #endregion not

// #region dropped
for (const cel of [
  'year > 1960 && !title.contains("war")',
  'film.year > 1960',
  'size(title) > 3',
  'title.matches("^The")',
  'title == "Say \\"hi\\""',
  'year > 1960 // a comment',
  'genre in genres',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion dropped

// #region wrong
for (const cel of [
  'title == r"Jaws"',
  '!(genre in ["Drama"])',
  'year >= 1950 && year <= 1959',
])
  console.log(`${cel.padEnd(38)} → ${brief(parseCEL(cel))}`);
// #endregion wrong

// #region custom
// A call that the parser reads, with a mark, in place of one that it drops.
const mark = 'matches:';
const read = (cel: string) =>
  parseCEL(cel.replaceAll('.matches("', `.contains("${mark}`));

const unmark = (group: RuleGroupType): RuleGroupType => ({
  ...group,
  rules: group.rules.map((rule) => {
    if ('rules' in rule) return unmark(rule);
    return `${rule.value}`.startsWith(mark)
      ? { ...rule, operator: 'matches', value: rule.value.slice(mark.length) }
      : rule;
  }),
});

console.log(brief(unmark(read('year > 1960 && title.matches("^The")'))));
// #endregion custom
