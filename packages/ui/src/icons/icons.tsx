import { isNamed, rootProps, type RootProps } from '../rootProps.js';

// One export each, so that a bundler keeps only those that a page uses.
export const receiver =
  'M7 3h2l2 5-2 1a12 12 0 0 0 6 6l1-2 5 2v2a3 3 0 0 1-3 3A15 15 0 0 1 4 6a3 3 0 0 1 3-3Z';
export const chevronLeft = 'm15 5-7 7 7 7';
export const chevronRight = 'm9 5 7 7-7 7';
export const cross = 'M6 6l12 12M18 6 6 18';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const alert = 'M12 8v5m0 3.5v.01M12 3 2.5 20h19L12 3Z';

const paths = { phone: receiver, previous: chevronLeft, next: chevronRight, close: cross, check, alert };

export type IconName = keyof typeof paths;

/** An icon of the package, or of your own: the `d` of a path on a grid of 24. */
export type IconProps = RootProps & ({ name: IconName } | { path: string });

/** Renders an icon. It is hidden from screen readers unless it has a name (`aria-label`). */
export function Icon(props: IconProps) {
  return <SvgIcon path={'path' in props ? props.path : paths[props.name]} {...rootProps(props)} />;
}

interface SvgIconProps extends RootProps {
  path: string;
  className?: string | undefined;
}

/** Renders the icon of a path. Components use it in place of Icon, which imports all paths. */
export function SvgIcon({ path, className, ...rest }: SvgIconProps) {
  return (
    <svg
      {...rootProps(rest, isNamed(rest) ? {} : { 'aria-hidden': true })}
      role={isNamed(rest) ? 'img' : undefined}
      className={className}
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
