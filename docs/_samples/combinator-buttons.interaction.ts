import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

/** The default use, and a click on the combinator that is not chosen. */
const pressOther: Interaction = async (tools) => {
  await addChangeRemove(tools);
  const pressed = () => tools.container.querySelector('[aria-pressed="true"]')?.textContent;
  const before = pressed();
  await tools.user.click(tools.container.querySelector('[aria-pressed="false"]') as HTMLElement);
  if (!before || pressed() === before) throw new Error(`still pressed: ${before}`);
};

export default pressOther;
