import Link from '@docusaurus/Link';
import { latestLine } from '@site/lines/registry';
import { Evidence } from './Evidence';
import { Facts } from './Facts';
import { Install } from './Install';
import { Showcase } from './Showcase';
import styles from './styles.module.css';

export function HomePage() {
  return (
    <main className={styles.page}>
      <header className={styles.hero}>
        <div className="container">
          <h1>A query builder component for React</h1>
          <p className={styles.lead}>
            Your users build filters from your fields. Your code gets the query as SQL, MongoDB, JsonLogic and more.
            Change this one, and see what it selects.
          </p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to={`${latestLine.path}/intro`}>
              Get started
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/demo">
              Try the demo
            </Link>
          </div>
          <Facts />
        </div>
      </header>
      <div className="container">
        <Showcase />
        <Evidence />
        <Install />
        <section className={styles.audience} aria-labelledby="audience-heading">
          <h2 id="audience-heading">Who it is for</h2>
          <ul>
            <li>
              <b>Admin panels and dashboards.</b> Users filter tables and reports without writing SQL.
            </li>
            <li>
              <b>Segments, alerts and rules.</b> The query is plain JSON that you store, validate and run later.
            </li>
            <li>
              <b>Search forms that outgrew their fields.</b> Groups, “not”, ranges and lists, in your own design.
            </li>
          </ul>
          <p>
            You need something else if your users write free text, or if your filters never change: then a search box or
            a form is simpler.
          </p>
        </section>
      </div>
    </main>
  );
}
