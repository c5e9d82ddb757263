import { Cover } from './Cover';
import * as styles from './Table.css';

export interface TableProps {
  /** Name of the table for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
  /** Names of pictures, one a row, in the format 3:2. A `<view>` whose id begins with `low` has the format 2:1. */
  pictures?: readonly string[] | undefined;
}

/** Renders rows of text. On a narrow screen each row is a text, and each cell names its column. */
export function Table({ label, heads, rows, pictures }: TableProps) {
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
          {rows.map(([name = '', ...cells], row) => (
            <tr key={name}>
              <th scope="row" className={pictures && styles.pictured}>
                {pictures?.[row] && <Cover scene={pictures[row]} />}
                {name}
              </th>
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
