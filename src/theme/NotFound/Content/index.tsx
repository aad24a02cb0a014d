// Change: offers ways on. The stock text asks the reader to write to the owner of another site.
import Link from '@docusaurus/Link';

export default function NotFoundContent() {
  return (
    <main className="container margin-vert--xl">
      <h1>Page Not Found</h1>
      <p>Nothing stands at this address. It may have moved, or belong to another version of the documentation.</p>
      <ul>
        <li>
          <Link to="/docs/intro">Getting started</Link>
        </li>
        <li>
          <Link to="/demo">Demo</Link>
        </li>
        <li>
          <Link to="/search">Search the documentation</Link>
        </li>
      </ul>
    </main>
  );
}
