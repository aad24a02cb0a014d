import type { Interaction } from '../../plugins/remark-samples/checks/interactions';

const use: Interaction = async ({ user, container }) => {
  const rules = () => container.querySelectorAll('.rule').length;
  const press = async (selector: string, expected: number) => {
    await user.click(container.querySelector(selector) as HTMLElement);
    if (rules() !== expected) throw new Error(`${selector}: ${rules()} rules instead of ${expected}`);
  };
  await press('.ruleGroup-addRule', 2);
  await press('.undoRedoActions-undo', 1);
  await press('.undoRedoActions-redo', 2);
};

export default use;
