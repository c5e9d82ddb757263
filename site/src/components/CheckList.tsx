import * as page from '../theme/page.css';
import { Marked, type Mark } from './Marked';

export interface CheckListProps {
  items: readonly string[];
  /** @default 'check' */
  mark?: Mark;
}

/** Renders short texts, each after a check mark or a cross. */
export function CheckList({ items, mark = 'check' }: CheckListProps) {
  return (
    <ul className={page.checks}>
      {items.map((item) => (
        <li key={item}>
          <Marked mark={mark}>{item}</Marked>
        </li>
      ))}
    </ul>
  );
}
