import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';
import { rules } from '../registry';

const given = "import type { RuleGroupType, RuleType } from 'react-querybuilder';\n";
const frozen = rules.filter(({ id }) => id === 'frozen-query');
const found = (code: string) => checkFile('a.ts', given + code, 4, 8, frozen).findings.map(({ rule }) => rule);

it.each([
  'export const f = (a: RuleGroupType) => { a.rules.push(rule); };',
  'export const f = (nextQuery) => { nextQuery!.rules.sort(); };',
  'export const f = (query) => { query.rules[0].value = 1; };',
  'export const f = (query) => { query.rules[0] = rule; };',
  'export const f = (query) => { query.rules.length = 0; };',
  'export const f = (query) => { query.rules[0].value++; };',
  'export const f = (a: RuleGroupType) => { a.combinator = "or"; };',
  'export const f = (query) => { delete query.not; };',
  'export const f = (query) => { Object.assign(query, { not: true }); };',
  'export const f = (query) => { const { rules } = query; rules.sort(); };',
  'export const f = (query) => { const first = query.rules.find(isFirst); first!.value = 1; };',
  'export const f = (query) => query.rules.forEach((rule) => { rule.value = 1; });',
  'export const f = (query) => { for (const rule of query.rules) delete rule.id; };',
  'export const f = (query) => { const next = { ...query }; next.rules.push(rule); };',
  'const query = { combinator: "and", rules: [] }; export const f = () => { query.rules.push(rule); };',
])('%s: changed in place', (code) => expect(found(code)).toEqual(['frozen-query']));
it.each([
  'export const f = (eslint) => { eslint.rules.push(1); };',
  'export const f = (query: Css) => { query.rules.push(1); };',
  'export const f = (config) => { config.rules[0].value = 1; };',
  'export const f = (query) => { query.fields.push(1); query.rules.map(String); };',
  'export const f = (query) => { query.page = 1; };',
  'export const f = () => { const query = { combinator: "and", rules: [] }; query.rules.push(rule); return query; };',
  'export const f = (query) => { const newQuery = structuredClone(query); newQuery.rules.push(rule); };',
  'export const f = (query) => { const newQuery = JSON.parse(JSON.stringify(query)); newQuery.not = true; };',
  'export const f = (query) => produce(query, (group) => { group.rules.push(rule); });',
  'export const f = (query) => { const next = { ...query }; next.rules = [...query.rules, rule]; };',
  'export const f = (query) => { const next = { ...query, rules: [...query.rules] }; next.rules.push(rule); };',
  'import { createSlice } from "@reduxjs/toolkit"; export const f = (state) => { state.query.rules.push(rule); };',
  'export const f = (query) => query.rules.map((rule) => { const next = { ...rule }; next.value = 1; return next; });',
])('%s: nothing', (code) => expect(found(code)).toEqual([]));
