const paths: Record<string, string> = {};
export type IconName =
  | 'bedbug'
  | 'marten'
  | 'rodent'
  | 'disinfection'
  | 'insect'
  | 'mould'
  | 'phone'
  | 'mail'
  | 'clock'
  | 'mapPin'
  | 'shield'
  | 'question'
  | 'menu'
  | 'close'
  | 'check';
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name] ?? 'M4 4h16v16H4z'} />
    </svg>
  );
}
