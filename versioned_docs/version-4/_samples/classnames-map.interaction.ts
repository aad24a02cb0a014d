import type { Interaction } from '../../../plugins/remark-samples/checks/interactions';

const use: Interaction = async ({ user, container }) => {
  const must = (condition: boolean, message: string) => {
    if (!condition) throw new Error(message);
  };
  const status = () => container.querySelector('[role=status]')?.textContent ?? '';
  const buttons = [...container.querySelectorAll<HTMLElement>('.names button')];
  must(buttons.length > 20, 'the list of names is short');
  for (const button of buttons) {
    await user.hover(button);
    must(/^(One|\d+) element/.test(status()), `${button.textContent} points at nothing`);
    must(status().includes(button.textContent ?? '?'), `${status()} does not say ${button.textContent}`);
  }
  // The other way round, and nothing changes in the picture.
  const rules = container.querySelectorAll('.rule').length;
  for (const selector of ['.rule-remove', '.ruleGroup-addRule', '.betweenRules', '.rule-value-list-item']) {
    await user.click(container.querySelector(selector) as HTMLElement);
    const pressed = container.querySelector('[aria-pressed=true]')?.textContent ?? '';
    must(selector.includes(pressed) && pressed !== '', `${selector} is said to be ${pressed}`);
  }
  must(container.querySelectorAll('.rule').length === rules, 'the picture changed');
  // Keyboard.
  buttons[0]?.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  must(buttons[1]?.getAttribute('aria-pressed') === 'true', 'the arrow key did not move');
};

export default use;
