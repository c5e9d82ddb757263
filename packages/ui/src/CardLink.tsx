'use client';
import { useEffect } from 'react';
import { Link, type LinkProps } from './Link/Link.js';
import { addPageListeners } from './pageListeners.js';
import { coveringLink } from './theme/frame.css.js';

/** Renders the link that covers a card. */
export function CardLink(props: LinkProps) {
  useEffect(addPageListeners, []);
  return <Link {...props} className={coveringLink} />;
}
