// Change: the kinds of items that config/navbar.ts has, one of them our own; each of the others is in every page's script.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import DemoNavbarItem from '../DemoNavbarItem';

export default {
  default: DefaultNavbarItem,
  dropdown: DropdownNavbarItem,
  doc: DocNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  'custom-demo': DemoNavbarItem,
};
