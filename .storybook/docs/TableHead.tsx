/** Renders the headings of a table's columns. */
export const TableHead = ({ heads }: { heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
