// Change: while the menu is open the keyboard stays in it, Escape closes it, and closing gives the focus back.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useEffect } from 'react';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export default function ModalMobileSidebar() {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return;
    const behind = document.querySelectorAll<HTMLElement>('#__docusaurus > :not(nav), .navbar__inner');
    const setInert = (inert: boolean) => {
      for (const element of behind) element.inert = inert;
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && toggle();
    setInert(true);
    find('.navbar-sidebar__close')?.focus();
    addEventListener('keydown', onKeyDown);
    return () => {
      setInert(false);
      find('.navbar__toggle')?.focus();
      removeEventListener('keydown', onKeyDown);
    };
  }, [shown, toggle]);
  return <MobileSidebar />;
}
