import * as styles from './Table.css';

export interface TableProps {
  /** Name of the table for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
}

// Safari drops the roles of a table whose `display` changes.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** Rows of text. On a narrow screen each row is a card, and each cell names its column. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} role="cell">
                <span className={styles.label}>{heads[index + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
