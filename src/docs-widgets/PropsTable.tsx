type Props = {
  /** An exported object type of the line's release, or `QueryBuilder` for the props of the component. */
  name: string;
  /** Name, type, "may be left out" and since when of each member, added by plugins/library-api. */
  members: [name: string, type: string, optional: boolean, since?: string][];
};

/** The members of an object type, as the pinned release declares them. */
export function PropsTable({ name, members }: Props) {
  return (
    // A table that scrolls must be reachable by keyboard.
    <table tabIndex={0} data-members={name}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        {members.map(([member, type, optional, since]) => (
          <tr key={member}>
            <td data-since={since}>
              <code>{optional ? `${member}?` : member}</code>
            </td>
            <td>
              <code>{type}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
