import type { ReactNode } from 'react';

/** What a failed search shows, in the modal and on the search page. */
export function SearchFailure({ children }: { children?: ReactNode }) {
  return (
    <div className="search-failure" role="alert">
      <p>
        <strong>Unable to fetch results</strong>
      </p>
      <p>
        {typeof Worker === 'undefined'
          ? 'Search needs web workers, which this browser does not start.'
          : 'You might want to check your network connection.'}
      </p>
      {children}
    </div>
  );
}
