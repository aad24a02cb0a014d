import { jsonLogicAdditionalOperators } from 'react-querybuilder';

const { startsWith, endsWith } = jsonLogicAdditionalOperators;

console.log(Object.keys(jsonLogicAdditionalOperators));
console.log(startsWith('Emma', 'Em'), endsWith('Emma', 'Em'));
try {
  startsWith(null, 'Em');
} catch (error) {
  console.log((error as Error).name);
}
