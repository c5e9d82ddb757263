import { useId, type ReactNode, type Ref } from 'react';
import { isNamed, rootProps, type RootProps } from '../rootProps.js';
import { column, lead as leadStyle, title2 } from '../theme/frame.css.js';
import * as styles from './Section.css.js';

export interface SectionProps extends RootProps {
  /**
   * What the section is about: its heading, and the name of its region.
   * @default none: a band of the page and no region, for a component that brings its heading
   */
  title?: string;
  /** A line under the title. */
  lead?: string | undefined;
  /**
   * The ground: `sunken` tells neighbours apart, `brand` is for the one that matters most.
   * @default 'plain'
   */
  tone?: 'plain' | 'sunken' | 'brand';
  /**
   * Level of the heading in the page's outline.
   * @default 2
   */
  headingLevel?: 2 | 3;
  children: ReactNode;
  /** The section. */
  ref?: Ref<HTMLElement>;
}

/** One band of a page, from edge to edge, with its content in the page's column. */
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
      // `data-reveal` is for a script of the page that fades sections in.
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
