import type { Interaction } from '../../plugins/remark-samples/checks/interactions';

const use: Interaction = async ({ user, container }) => {
  const shows = (sql: string) => {
    const shown = container.querySelector('code')?.textContent;
    if (shown !== sql) throw new Error(`expected ${sql}, found ${shown}`);
  };
  const click = (element: Element | null | undefined) => user.click(element as HTMLElement);
  const [save, restore] = [...container.querySelectorAll('p button')];
  shows("(title like '%night%')");
  await click(save);
  await user.type(container.querySelector('.rule-value') as HTMLElement, 's');
  shows("(title like '%nights%')");
  await click(container.querySelector('.rule-remove'));
  shows('(1 = 1)');
  await click(restore);
  shows("(title like '%night%')");
};

export default use;
