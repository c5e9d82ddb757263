import { RouterLink } from '@tarcza/static-site';

export interface LinkListProps {
  links: readonly { href: string; label: string }[];
  className?: string | undefined;
  linkClassName?: string | undefined;
}

/** Pages of the site, one link a line. */
export function LinkList({ links, className, linkClassName }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <RouterLink className={linkClassName} href={href}>
            {label}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
