// The drawings that the components themselves need, one by one: a page fetches those of its components alone. Each
// decorates a text and is hidden from screen readers.
export const phone =
  'M6.6 3.5 9 3l2 4.7-1.9 1.5a12 12 0 0 0 5.7 5.7l1.5-1.9L21 15l-.5 2.4c-.3 1.6-1.6 2.7-3.2 2.6C10.1 19.5 4.5 13.9 4 6.7 3.9 5.1 5 3.8 6.6 3.5Z';
export const previous = 'm15 5-7 7 7 7';
export const next = 'm9 5 7 7-7 7';
export const close = 'M6 6l12 12M18 6 6 18';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const alert = 'M12 8v5m0 3.5v.01M12 3 2.5 20h19L12 3Z';

const paths = { phone, previous, next, close, check, alert };

export type IconName = keyof typeof paths;

export interface IconProps {
  /** Which drawing. */
  name: IconName;
  className?: string;
}

/** A drawing by its name. */
export function Icon({ name, className }: IconProps) {
  return <Drawing path={paths[name]} className={className} />;
}

/** A drawing by its lines: what components use, so that none brings another's along. */
export function Drawing({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
