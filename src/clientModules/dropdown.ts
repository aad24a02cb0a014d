import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Escape closes the version menu and gives the focus back: Docusaurus closes it by a press elsewhere only. And a click on
 * its label opens it, as the Enter key does: a menu that shows while the pointer is over it is none for a finger.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({ target }) =>
    (target as Element)
      .closest('.dropdown > a')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  document.addEventListener('keydown', ({ key }) => {
    const trigger = key === 'Escape' && document.querySelector<HTMLElement>('.dropdown--show > a');
    if (!trigger) return;
    document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    trigger.focus();
  });
}
