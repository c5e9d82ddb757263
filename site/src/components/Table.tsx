import { Cover } from './Cover';
import { Led, Marked, type Mark } from './Marked';
import * as styles from './Table.css';

export interface TableProps {
  /** Name of the table for screen readers. */
  label: string;
  heads: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly string[])[];
  /** Names of pictures, one a row, of which the last cell says what to do, in the format 3:2. A `<view>` whose id begins with `low` has the format 2:1. */
  pictures?: readonly string[] | undefined;
  /** Marks of the last cells, one a row. */
  marks?: readonly Mark[] | undefined;
}

/** Renders rows of text. On a narrow screen each row is a text, and each cell names its column, unless a mark or its first words stand out. */
export function Table({ label, heads, rows, pictures, marks }: TableProps) {
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
              {cells.map((cell, index) => {
                const isLast = index === cells.length - 1;
                const mark = isLast ? marks?.[row] : undefined;
                const text = isLast && pictures ? <Led end={/(?=[,:;])/}>{cell}</Led> : cell;
                return (
                  <td key={heads[index + 1]} data-head={heads[index + 1]} data-mark={mark}>
                    {mark ? <Marked mark={mark}>{text}</Marked> : text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
