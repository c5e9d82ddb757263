import type { AriaAttributes } from 'react';

/** Props that every component passes to its root element: `id`, `data-*` and `aria-*`. */
export interface RootProps extends AriaAttributes {
  id?: string | undefined;
  [attribute: `data-${string}`]: unknown;
}

/**
 * Returns the attributes of a component's root element: its `own`, overridden by those that the page gives. A name that
 * the page gives, as `aria-label` or `aria-labelledby`, replaces the component's own name in either form.
 */
export function rootProps(props: RootProps, own: RootProps = {}): RootProps {
  const given = Object.entries(props).filter(
    ([name, value]) => value !== undefined && /^(id$|aria-|data-)/.test(name),
  );
  const { 'aria-label': _label, 'aria-labelledby': _labelledBy, ...nameless } = own;
  return { ...(isNamed(props) ? nameless : own), ...Object.fromEntries(given) };
}

/**
 * Returns the attributes of a root that has no role, such as a `<div>`. If the page names it, it is a group: screen readers
 * ignore the name of an element without a role.
 */
export function groupProps(props: RootProps): RootProps & { role: 'group' | undefined } {
  return { ...rootProps(props), role: isNamed(props) ? 'group' : undefined };
}

/** Returns whether the page names the element. */
export const isNamed = (props: RootProps) => Boolean(props['aria-label'] ?? props['aria-labelledby']);
