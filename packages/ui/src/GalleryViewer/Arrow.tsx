import type { Ref } from 'react';
import { Drawing } from '../icons/icons.js';

interface ArrowProps {
  /** The lines of its drawing. */
  path: string;
  className: string;
  label: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that stands for its drawing: to a neighbour of the picture, or out. */
export function Arrow({ path, className, label, onClick, ref }: ArrowProps) {
  return (
    <button ref={ref} type="button" className={className} aria-label={label} onClick={onClick}>
      <Drawing path={path} />
    </button>
  );
}
