/** The head of a table: the names of its columns. */
export const TableHead = ({ cells }: { cells: string[] }) => (
  <thead>
    <tr>
      {cells.map((cell) => (
        <th key={cell} scope="col">
          {cell}
        </th>
      ))}
    </tr>
  </thead>
);
