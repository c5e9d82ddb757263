import type { ReactNode } from 'react';

/** Renders a string as a paragraph, and other nodes in a `<div>`, since a paragraph cannot contain block elements. */
export function Text({ className, children }: { className: string; children: ReactNode }) {
  const Tag = typeof children === 'string' ? 'p' : 'div';
  return <Tag className={className}>{children}</Tag>;
}
