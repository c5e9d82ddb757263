import * as page from '../theme/page.css';

/** Renders texts as a list with marks, or with numbers if their order matters. */
export function Items({ items, ordered, id }: { items: readonly string[]; ordered?: boolean; id?: string }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List id={id} className={page.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
