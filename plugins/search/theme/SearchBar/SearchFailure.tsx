/** What a failed search shows, in the modal and on the search page. */
export function SearchFailure({ retry }: { retry: () => void }) {
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
      <button type="button" className="button button--primary" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
