import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { toolkits } from '@site/src/demos/toolkits/registry';
import { Link as RouterLink } from 'react-router-dom';
import { HomeBuilder } from './HomeBuilder';
import { InstallCommand } from './InstallCommand';
import styles from './styles.module.css';

const strengths = [
  {
    title: 'Your fields, your back end',
    text: 'Describe your data as a list of fields. Visitors combine them; you get SQL, MongoDB, JsonLogic, CEL, SpEL or plain JSON.',
  },
  {
    title: 'Every part replaceable',
    text: 'Buttons, selectors and editors are ordinary React components. Replace one, or all of them with your design system.',
  },
  {
    title: 'Typed from end to end',
    text: 'The query is a small tree of plain objects with published types. Store it, send it, validate it, transform it.',
  },
];

export function HomePage() {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <main className={styles.page}>
      <header className={styles.hero}>
        <div className="container">
          <h1>A query builder component for React</h1>
          <p className={styles.lead}>
            Let your users ask precise questions without writing a query. You receive the query in the language of your
            database.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/intro">
              Get started
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/demo">
              Try the demo
            </Link>
          </div>
        </div>
      </header>
      <div className="container">
        <HomeBuilder />
        <section className={styles.install} aria-labelledby="install-heading">
          <h2 id="install-heading">Install</h2>
          <InstallCommand />
          <p>
            For React 16.8 to 18. On React 19 take{' '}
            <RouterLink to={withBaseUrl('/docs/next/intro')}>release 8</RouterLink>.
          </p>
        </section>
        <section className={styles.strengths} aria-label="What it does">
          {strengths.map(({ title, text }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
        </section>
        <section aria-labelledby="toolkits-heading">
          <h2 id="toolkits-heading">At home in your toolkit</h2>
          <p>It works unstyled and with any component library. Try it in one:</p>
          <ul className={styles.toolkits}>
            {toolkits.map(({ id, label, path }) => (
              <li key={id}>
                {/* The router's own link: Docusaurus' would fetch the scripts of all toolkits once it is in view. */}
                <RouterLink to={withBaseUrl(path)}>{label}</RouterLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
