import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** Moves the last rule to the top and down again, then does what every sample is put through. */
const moveAndUse: Interaction = async (tools) => {
  const { user, container } = tools;
  const order = () => [...container.querySelectorAll<HTMLElement>('.rule')].map((rule) => rule.dataset.ruleId).join();
  const press = async (rule: string, name: string) => {
    const buttons = container.querySelectorAll<HTMLButtonElement>(`[data-rule-id="${rule}"] button`);
    const button = [...buttons].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`${rule} has no button "${name}"`);
    await user.click(button);
  };
  const expectOrder = (wanted: string) => {
    if (order() !== wanted) throw new Error(`the order is ${order()}, not ${wanted}`);
  };
  await press('genre', 'To the top');
  expectOrder('genre,title,year');
  await press('genre', 'Down');
  expectOrder('title,genre,year');
  await addChangeRemove(tools);
};

export default moveAndUse;
