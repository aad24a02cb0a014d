import { addChangeRemove, type Interaction } from '../../../../plugins/remark-samples/checks/interactions';

/** Replaces the query from outside in each way, with edits in between. */
const replace: Interaction = async (tools) => {
  const { user, container } = tools;
  const rules = () => container.querySelectorAll('.rule').length;
  const press = async (name: string, count: number) => {
    const button = [...container.querySelectorAll('button')].find((one) => one.textContent === name);
    if (!button) throw new Error(`there is no button ${name}`);
    await user.click(button);
    if (rules() !== count) throw new Error(`${name} gave ${rules()} rules`);
  };
  await press('Night or day', 2);
  await addChangeRemove(tools);
  await press('Silent films', 1);
  await press('Clear', 0);
  await press('Reset', 1);
  await addChangeRemove(tools);
};

export default replace;
