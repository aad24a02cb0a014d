import { jsonLogicAdditionalOperators } from 'react-querybuilder';

const { startsWith, endsWith } = jsonLogicAdditionalOperators;
const missing = undefined as unknown as string; // what a record without the field gives

console.log(Object.keys(jsonLogicAdditionalOperators));
console.log(startsWith('Emma', 'Em'), endsWith('Emma', 'ma'), startsWith(missing, 'Em'), endsWith(missing, 'ma'));
