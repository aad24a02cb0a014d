import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {
  formatQuery,
  type RuleGroupType,
  type RuleType,
  transformQuery,
} from 'react-querybuilder';

dayjs.extend(utc);
dayjs.extend(timezone);

const timestamps = new Set(['sold']);

const midnight = (day: string) => dayjs.tz(day, 'Europe/Paris').toISOString();

// highlight-start
/** A day of the user's time zone, for a column that holds moments in UTC. */
const wholeDay = (rule: RuleType): RuleType | RuleGroupType => {
  const { field, operator, value } = rule;
  if (!timestamps.has(field) || operator !== '=') return rule;
  const next = dayjs.utc(value).add(1, 'day').format('YYYY-MM-DD');
  return {
    combinator: 'and',
    rules: [
      { field, operator: '>=', value: midnight(value) },
      { field, operator: '<', value: midnight(next) },
    ],
  };
};
// highlight-end

const query: RuleGroupType = {
  combinator: 'or',
  rules: [
    { field: 'sold', operator: '=', value: '2026-03-29' },
    { field: 'title', operator: '=', value: 'Emma' },
  ],
};

const moments = transformQuery(query, { ruleProcessor: wholeDay });
console.log(formatQuery(moments, 'parameterized'));
