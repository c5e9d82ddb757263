import * as page from '../theme/page.css';

/** Renders texts as a list with marks, or with numbers if their order matters. */
export function Items({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={page.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
