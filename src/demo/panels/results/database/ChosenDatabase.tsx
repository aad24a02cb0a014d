import { Late } from '@site/src/ui/Late';
import type { ComponentProps } from 'react';
import type { MyDatabase } from './MyDatabase';
import { useDatabase } from './useDatabase';

const load = () => import('./MyDatabase');

/** What the chosen database selects; its models come with the choice. */
export function ChosenDatabase(props: Omit<ComponentProps<typeof MyDatabase>, 'id'>) {
  const id = useDatabase();
  return id && <Late load={load}>{({ MyDatabase }) => <MyDatabase id={id} {...props} />}</Late>;
}
