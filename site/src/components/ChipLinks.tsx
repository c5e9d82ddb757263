import { RouterLink } from '@tarcza/static-site';
import type { ReactNode } from 'react';
import * as page from '../theme/page.css';

export interface ChipLinksProps {
  heading: string;
  links: readonly { label: ReactNode; href: string }[];
  /** @default 3 */
  headingLevel?: 2 | 3;
}

/** Renders short links in a row, below a heading. */
export function ChipLinks({ heading, links, headingLevel = 3 }: ChipLinksProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`${page.stack.small} ${page.links}`}>
      <Heading className={headingLevel === 2 ? page.title3 : page.title4}>{heading}</Heading>
      <Chips links={links} />
    </div>
  );
}

/** Renders short links in a row, then the last item of the list. */
export const Chips = ({ links, last }: { links: ChipLinksProps['links']; last?: ReactNode }) => (
  <ul className={page.chips}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <RouterLink className={page.chip} href={href}>
          {label}
        </RouterLink>
      </li>
    ))}
    {last && <li>{last}</li>}
  </ul>
);
