import type { Cell, Row } from '@site/src/dataset/table';
import { descriptions, firstNames, instruments, jobs, lastNames } from './words';

/** How many people there are. */
export const count = 300;
/** One that gives every instrument to somebody. */
const seed = 5953;
/** The day on which everybody has the age that stands there. */
const today = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;
const year = 365.25 * day;

/** Numbers from 0 to below 1, the same ones from the same seed (the generator mulberry32). */
function createRandom(start: number) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const names = Object.entries(firstNames).map(([gender, list]) => ({ gender, list: list.split(' ') }));
const surnames = lastNames.split(' ');
const kinds = instruments.split(',');
const work = jobs.split(',');

/** The rows of the table, which nobody has to keep: they are made anew, always the same. */
export function makePeople(): Row[] {
  const random = createRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const one = <Item>(list: readonly Item[]) => list[below(list.length)] as Item;
  const maybe = (chance: number, value: () => Cell): Cell => (random() < chance ? value() : null);
  const two = (number: number) => String(number).padStart(2, '0');
  const time = () => `${two(below(24))}:${two(5 * below(12))}`;
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  return Array.from({ length: count }, () => {
    const { gender, list } = random() < 0.06 ? (names[2] as (typeof names)[0]) : one(names.slice(0, 2));
    const born = today - Math.floor((16 + 70 * random() ** 1.4) * year);
    const birthdate = dateOf(born);
    const isMusician = random() < 0.6;
    const instrument = isMusician ? one(kinds) : maybe(0.15, () => one(kinds));
    return {
      firstName: one(list),
      lastName: one(surnames),
      enrolled: random() < 0.4,
      age: Math.floor((today - born) / year),
      isMusician,
      instrument,
      alsoPlays: instrument === null ? null : maybe(0.5, () => one(kinds.filter((kind) => kind !== instrument))),
      gender,
      birthdate,
      birthMonth: birthdate.slice(0, 7),
      birthTime: maybe(0.9, time),
      height: maybe(0.95, () => 150 + Math.round(22 * (random() + random()))),
      job: maybe(0.9, () => one(work)),
      description: `${one(descriptions.habit)}. Lives ${one(descriptions.place)}.`,
      datetime: maybe(0.5, () => `${dateOf(today + below(365) * day)}T${time()}`),
      alarm: maybe(0.8, time),
      ...Object.fromEntries([1, 2, 3, 4].map((number) => [`groupedField${number}`, `Group ${one(['A', 'B', 'C'])}`])),
    };
  });
}
