import { SiteIcon } from '../icons';
import * as page from '../theme/page.css';

export interface CheckListProps {
  items: readonly string[];
  /** @default 'check' */
  mark?: keyof typeof page.marked;
}

/** Renders short texts, each after a check mark or a cross. */
export function CheckList({ items, mark = 'check' }: CheckListProps) {
  return (
    <ul className={page.checks}>
      {items.map((item) => (
        <li key={item} className={page.marked[mark]}>
          <SiteIcon name={mark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
