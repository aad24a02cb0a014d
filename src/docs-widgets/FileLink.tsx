import useBaseUrl from '@docusaurus/useBaseUrl';

/** A link to a file of the build that is no page, such as `llms.txt`. */
export function FileLink({ to }: { to: string }) {
  return (
    <a href={useBaseUrl(to)}>
      <code>{to}</code>
    </a>
  );
}
