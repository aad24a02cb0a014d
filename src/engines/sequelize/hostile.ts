import { Op } from 'sequelize';
import type { Hostile } from '../Hostile';

const break_ = "x' OR 1 = 1; DROP TABLE movies --";

/** SQL in place of a condition, and values and names that would leave their quotes. */
export const hostile: Hostile = {
  refused: [
    '1 = 1',
    ['1 = 1'],
    { '1 = 1; --': 1 },
    { '`; DROP TABLE movies; --': 1 },
    { title: { val: '1 = 1' } },
    { title: { fn: 'abs', args: [1] } },
  ],
  empty: [
    { title: break_ },
    { title: { [Op.eq]: break_ } },
    { title: { [Op.substring]: break_ } },
    { title: { [Op.in]: [break_] } },
    { gross: { [Op.eq]: '1 or 1 = 1' } },
  ],
};
