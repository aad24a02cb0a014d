import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Escape closes the version menu and gives the focus back: Docusaurus closes it by a press elsewhere only. */
if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('keydown', ({ key }) => {
    const trigger = key === 'Escape' && document.querySelector<HTMLElement>('.dropdown--show > a');
    if (!trigger) return;
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    trigger.focus();
  });
