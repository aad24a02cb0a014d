import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isToolkitOf, toolkits, toolkitWithId } from '@site/src/toolkits/registry';
import controls from '@site/src/ui/controls.module.css';
import { PillGroup } from '@site/src/ui/PillGroup';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './Showcase.module.css';
import { type HomeToolkit, loadToolkit } from './useToolkit';

const labelOf = (id: HomeToolkit) => toolkitWithId(id).label;
/** The toolkits that draw the builder of this page, and those that only the demo of another release has. */
const items = toolkits.flatMap(({ id, label }) => (isToolkitOf(id, '5') ? { id, label } : []));
const others = toolkits.filter(({ id }) => !isToolkitOf(id, '5'));

type Props = {
  chosen: HomeToolkit;
  /** The one on show, while the chosen one is on its way. */
  drawn: HomeToolkit;
  onChoose: (id: HomeToolkit) => void;
};

/** The choice of the toolkit that draws the builder; one is fetched when the pointer or the focus comes to it. */
export function ToolkitChoice({ chosen, drawn, onChoose }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    // The id is that of a section which other sites may link to.
    <div id="toolkits-heading" className={styles.toolkits}>
      <PillGroup
        name="home-toolkit"
        legend="Component library"
        hideLegend
        items={items}
        chosen={chosen}
        onChoose={onChoose}
        onNear={(id) => void loadToolkit(id).catch(() => {})} // shown by the choice
      />
      <p>
        {others.map(({ id, label, path, releases }, index) => (
          <Fragment key={id}>
            {/* The router's own link: Docusaurus' would fetch the scripts of the toolkit once it is in view. */}
            {index > 0 && ', '}
            <Link to={withBaseUrl(path)}>{label}</Link> with release {releases[0]}
          </Fragment>
        ))}
      </p>
      <p role="status" className={controls.hidden}>
        {chosen === drawn && chosen !== 'default' && `Drawn with ${labelOf(chosen)}`}
      </p>
    </div>
  );
}
