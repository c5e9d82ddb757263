import { useId, type ReactNode, type Ref } from 'react';
import { isNamed, rootProps, type RootProps } from '../rootProps.js';
import { column, lead as leadStyle, title2 } from '../theme/frame.css.js';
import * as styles from './Section.css.js';

export interface SectionProps extends RootProps {
  /**
   * Heading of the section, and accessible name of its region.
   * @default none: the band is no region, for a component with a heading of its own
   */
  title?: string | undefined;
  /** Text below the title. */
  lead?: string | undefined;
  /**
   * Background: `sunken` separates neighbours, `brand` is for the most important section.
   * @default 'plain'
   */
  tone?: 'plain' | 'sunken' | 'brand' | undefined;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | undefined;
  /** Parts one below the other, `--ui-space-large` apart. */
  children: ReactNode;
  /** The section. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Renders a band of the page from edge to edge. Its content is in the page's column. */
export function Section({
  title,
  lead,
  tone = 'plain',
  headingLevel = 2,
  children,
  ref,
  ...rest
}: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const Band = (title || isNamed(rest) ? 'section' : 'div') as 'section';
  return (
    <Band
      // For a script or a stylesheet of the page that animates sections.
      {...rootProps(rest, { 'aria-labelledby': title && headingId, 'data-reveal': '' })}
      ref={ref}
      className={styles.tone[tone]}
    >
      <div className={column}>
        {title && (
          <div className={styles.head}>
            <Heading id={headingId} className={title2}>
              {title}
            </Heading>
            {lead && <p className={leadStyle}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </Band>
  );
}
