import type { ComponentProps } from 'react';
import { Drawing } from '../icons/icons.js';

interface ArrowProps
  extends Pick<ComponentProps<'button'>, 'onClick' | 'popoverTarget' | 'autoFocus' | 'aria-busy' | 'ref'> {
  /** The lines of its drawing. */
  path: string;
  className: string;
  label: string;
}

/** A button that stands for its drawing: to a neighbour of the picture, or out. */
export function Arrow({ path, label, ...button }: ArrowProps) {
  return (
    <button type="button" aria-label={label} {...button}>
      <Drawing path={path} />
    </button>
  );
}
