import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';

/** Lays out entrances to this Storybook side by side. */
export const EntryLinks = ({ children }: { children: ReactNode }) => (
  <ul
    className="sb-unstyled"
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
      gap: '1rem',
      margin: '1.5rem 0',
      padding: 0,
      listStyle: 'none',
      font: `0.9375rem/1.6 ${vars.font.body}`,
    }}
  >
    {children}
  </ul>
);

const link = { style: { color: vars.color.link } };

interface DoorProps {
  title: string;
  /** Pages by their address. */
  links: Readonly<Record<string, string>>;
}

/** Renders an entrance: for whom it is, and its pages. */
export const EntryLink = ({ title, links }: DoorProps) => (
  <li style={{ padding: '1rem', border: `1px solid ${vars.color.border}`, borderRadius: 8 }}>
    <strong>{title}</strong>
    <br />
    {Object.entries(links).map(([path, label], index) => (
      <span key={path}>
        {index > 0 && ' · '}
        <AnchorMdx href={`?path=/${path}`} target="" {...link}>
          {label}
        </AnchorMdx>
      </span>
    ))}
  </li>
);
