/** Names in code, with commas between them. */
export const Codes = ({ names }: { names: string[] }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
