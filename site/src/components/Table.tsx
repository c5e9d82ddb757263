import * as styles from './Table.css';

export interface TableProps {
  /** Name of the table for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
}

/** Rows of text. Where there is little room each row is a card, and each cell names its column. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <div className={styles.container}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} data-head={heads[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
