import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { I18nProvider } from 'react-aria-components';
import { steadyScope } from '../steadyScope';
import './scope.css';

const border = () => document.querySelector<HTMLElement>('[data-toolkit="react-aria"]');

/** Lists open inside the border of the toolkit, and speak the site's language. Colours are in the styles. */
export const ReactAriaScope = steadyScope(({ children }) => (
  <I18nProvider locale="en">
    <UNSAFE_PortalProvider getContainer={border}>{children}</UNSAFE_PortalProvider>
  </I18nProvider>
));
