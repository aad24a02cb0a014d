// Change: the tab groups of a page go in step where the browser's storage, by which the original tells one group of
// another, is denied; and a tab says its group and value to plugins/early-tabs.

import type { TabItemProps, TabsProps } from '@docusaurus/theme-common/internal';
import { useTabs } from '@docusaurus/theme-common/internal';
import Tabs from '@theme-original/Tabs';
import { Children, isValidElement, useEffect } from 'react';

export default function TabsWrapper({ children, ...props }: TabsProps) {
  const { groupId } = props;
  if (!groupId) return <Tabs {...props}>{children}</Tabs>;
  const values =
    props.values ??
    Children.toArray(children).flatMap((child) => (isValidElement<TabItemProps>(child) ? child.props : []));
  return (
    <Tabs
      {...props}
      values={values.map(({ value, label, attributes, default: isDefault }) => ({
        value,
        label,
        attributes: { ...attributes, 'data-tab': `${groupId}:${value}` },
        default: isDefault,
      }))}
    >
      <InStep groupId={groupId} />
      {children}
    </Tabs>
  );
}

type Choice = { groupId: string; value: string };
/** Event by which a group of tabs tells the page's other groups of the same id what has been chosen. */
const chosen = 'tab-chosen';

function InStep({ groupId }: { groupId: string }) {
  const { selectedValue, selectValue, tabValues } = useTabs();
  useEffect(() => {
    dispatchEvent(new CustomEvent<Choice>(chosen, { detail: { groupId, value: selectedValue } }));
    const onChosen = ({ detail }: CustomEventInit<Choice>) => {
      const isOurs = detail?.groupId === groupId && tabValues.some(({ value }) => value === detail.value);
      if (isOurs && detail.value !== selectedValue) selectValue(detail.value);
    };
    addEventListener(chosen, onChosen as EventListener);
    return () => removeEventListener(chosen, onChosen as EventListener);
  }, [groupId, selectedValue, selectValue, tabValues]);
  return null;
}
