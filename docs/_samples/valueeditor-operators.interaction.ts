import type { Interaction } from '../../plugins/remark-samples/checks/interactions';

const use: Interaction = async ({ user, container }) => {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const shows = (text: string) => {
    const shown = container.querySelector('pre')?.textContent ?? '';
    if (!shown.includes(text)) throw new Error(`expected ${text} in\n${shown}`);
  };
  const [grade, price] = all('.rule-operators');
  if (!grade || !price) throw new Error('two rules expected');
  await user.selectOptions(grade, 'between');
  shows('grade: "B"\n'); // two lists, one value
  await user.selectOptions(all('.rule-value-list-item')[1] as HTMLElement, 'D');
  shows('grade: "B,D"\n');
  await user.selectOptions(grade, '=');
  shows('grade: "B,D"\n'); // kept, though the list shows another grade
  await user.selectOptions(price, '=');
  shows('price: "10"\n'); // trimmed by useValueEditor
  await user.click(all('label input')[0] as HTMLElement);
  await user.click(all('label input')[1] as HTMLElement);
  await user.selectOptions(grade, 'between');
  shows('grade: ["A","A"]\n');
};

export default use;
