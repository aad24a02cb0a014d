import { type ReactElement, type ReactNode, useId } from 'react';

/**
 * The companion's list, described by what is chosen: antd shows that beside an input which it keeps empty, so that a screen
 * reader meets a closed list without a value. Lists of several show theirs as items.
 * @param companion the companion's, which is called as the function it is and passes props on to antd's `Select`
 */
// biome-ignore lint/suspicious/noExplicitAny: it stands for lists of fields, operators and others, which are typed one by one.
export const antdSelector = (companion: (props: any) => ReactElement | null): ((props: any) => ReactElement | null) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each release, when its module loads.
  function AntdSelector(props: { multiple?: boolean }) {
    const id = useId();
    if (props.multiple) return companion(props);
    const labelRender = ({ label }: { label: ReactNode }) => <span id={id}>{label}</span>;
    return companion({ ...props, labelRender, 'aria-describedby': id });
  };
