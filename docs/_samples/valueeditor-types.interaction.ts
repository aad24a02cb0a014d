import type { Interaction } from '../../plugins/remark-samples/checks/interactions';

const use: Interaction = async ({ user, container }) => {
  const editor = (row: number) => container.querySelectorAll<HTMLElement>('.rule-value')[row] as HTMLElement;
  await user.type(editor(0), 'sea');
  await user.type(editor(1), 'old');
  await user.selectOptions(editor(2), 'large');
  await user.deselectOptions(editor(3), 'small');
  await user.click(editor(4).querySelectorAll('input')[0] as HTMLElement);
  await user.click(editor(5));
  await user.click(editor(6));
  const shown = container.querySelector('pre')?.textContent?.replace(/ +/g, ' ');
  const expected = 'title "sea"\nnotes "old"\nsize "large"\nsizes "large"\nfit "small"\nsold false\nhidden true';
  if (shown !== expected) throw new Error(`emitted:\n${shown}`);
};

export default use;
