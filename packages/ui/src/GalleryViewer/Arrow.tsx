import type { Ref } from 'react';
import { Icon } from '../icons/icons.js';

interface ArrowProps {
  icon: 'previous' | 'next';
  className: string;
  label: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button that leads to a neighbour of the picture. */
export function Arrow({ icon, className, label, onClick, ref }: ArrowProps) {
  return (
    <button ref={ref} type="button" className={className} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
