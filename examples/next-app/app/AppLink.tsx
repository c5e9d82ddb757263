'use client';
import type { LinkProps } from '@tarcza/ui';
import Link from 'next/link';

/** The router's link, in a client component: a server layout can hand it to LinkProvider. */
export function AppLink(props: LinkProps) {
  return <Link {...props} />;
}
