import { nameControls } from '@site/src/components/namedControls';
import { defaultControlElements } from 'react-querybuilder';
import { pinned, type ToolkitAdapter } from '../adapter';
import { BulmaNotToggle, BulmaSelector, BulmaValueEditor } from './controls';
import 'bulma/css/bulma.css';
import './styles.css';

const button = 'button is-small';
const danger = `${button} is-danger is-light`;

/**
 * Written from Bulma's classes, because no companion for Bulma is published for this release. Dark mode is in the
 * styles, which follow the site's own `data-theme`.
 */
export const bulma: ToolkitAdapter = {
  id: 'bulma',
  Provider: ({ children }) => <>{children}</>,
  controls: {
    controlElements: nameControls({
      ...defaultControlElements,
      combinatorSelector: BulmaSelector,
      fieldSelector: BulmaSelector,
      operatorSelector: BulmaSelector,
      valueSourceSelector: BulmaSelector,
      notToggle: BulmaNotToggle,
      valueEditor: BulmaValueEditor,
    }),
    controlClassnames: {
      addRule: `${button} is-link`,
      addGroup: button,
      cloneRule: button,
      cloneGroup: button,
      lockRule: button,
      lockGroup: button,
      removeRule: danger,
      removeGroup: danger,
    },
  },
  packages: pinned('bulma'),
};
