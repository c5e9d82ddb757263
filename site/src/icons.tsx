import { Icon, type IconName } from '@tarcza/ui';

/** Paths on a grid of 24. Those of services read well from 24 px up. */
const paths = {
  bedbug:
    'M7 14c0-3 2-6 5-6s5 3 5 6c0 4-2 6.5-5 6.5S7 18 7 14Zm2-6a3 3 0 0 1 6 0m-5-2L9 3m5 3 1-3M8 11 4 9m3 5H3m5 3-3 3m11-9 4-2m-3 5h4m-5 3 3 3M7 13q5 2 10 0M8 17q4 1 8 0',
  marten:
    'M1.8 13.4c.3-1.6 1.2-2.6 2.5-3 0-1.3.5-2 1.3-2s1.2.7 1.2 1.8c1 .4 1.7 1.2 2.7 1.3 2.4.3 4.7-1.9 7.3-.7 1.3.6 2.2 1.7 3.4 1.7.8 0 1.4-.3 1.9-.9.2 3-1.9 4.7-4.4 4.4v2.6h-2l-.8-2.2c-1.9.3-3.9.2-5.6-.3l-.6 2.5H6.6l.1-3.3c-.8-.6-1.4-1.3-1.7-2-1.2.4-2.3.5-3.2.1Zm3.2-.1c1.7 0 3 .4 4.1 1.8',
  rodent:
    'M10.4 8.5c.5-.1 1-.2 1.6-.2 4.2 0 6.9 2.9 6.9 6.6 0 1.7-1 2.8-2.6 2.8H3.8c-.9 0-1.5-.7-1.2-1.5.6-1.9 1.6-3.5 2.8-4.6m1.4-.9a2.5 2.5 0 1 1 3.6-2.2M6.4 13.7v.01M18.8 15.9c2 .2 3.1-.8 3.1-2.4 0-1.8-1.1-2.5-1.1-4.4 0-1.1.4-1.9 1.1-2.5M12.4 17.7c-.8-2.6.7-4.8 3.3-4.8',
  disinfection:
    'M8.5 9.5h4.6l1.9 3.6V20a1 1 0 0 1-1 1H7.6a1 1 0 0 1-1-1v-6.9ZM8.8 9.5v-3H7.2V3.6h6.3l1.9 2.9h-2.6v3M6.6 15.5H15M18.4 4v.01M21 3v.01M21 6v.01M18.4 7.4v.01',
  insect:
    'M12 6.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm0 0c2.8 0 3.8 2.3 3.8 5 0 3.6-1.9 7-3.8 9.6-1.9-2.6-3.8-6-3.8-9.6 0-2.7 1-5 3.8-5Zm-3.7 5.9h7.4m-6.4 3.6h5.4M15.4 9c2.3-3 4.9-3.7 6-2.8 1.2 1 .2 4-5.6 4.9M8.6 9C6.3 6 3.7 5.3 2.6 6.2c-1.2 1-.2 4 5.6 4.9M11 3.2 9.6 1.8m3.4 1.4 1.4-1.4',
  mould:
    'M3.5 3.5h17v17h-17Zm0 11c2.6.7 4-1 3.4-3.1 2.7.4 4.3-1.3 3.7-3.8 2.6.1 4.3-1.6 3.9-4.1M7 7v.01M10.7 13v.01M13.5 10v.01M8 17v.01M16 15v.01',
  mail: 'M3.5 5h17v14h-17Zm.5 1 8 7 8-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5.2l3.4 2',
  shield: 'M12 3q4 2.5 8 2.5V11q0 7-8 10-8-3-8-10V5.5Q8 5.5 12 3Zm-3.5 9 2.5 2.5 4.5-5',
  cross: 'M6.5 6.5l11 11m0-11-11 11',
  // A shape for each level of urgency, so that none depends on its colour. Lines inside each other fill them.
  ordinary:
    'M5.8 12a6.2 6.2 0 1 1 0 .01ZM7.4 12a4.6 4.6 0 1 1 0 .01ZM9 12a3 3 0 1 1 0 .01ZM11 12a1 1 0 1 1 0 .01Z',
  soon: 'm12 5 7 7-7 7-7-7Zm0 2.2 4.8 4.8-4.8 4.8-4.8-4.8Zm0 2.2 2.6 2.6-2.6 2.6-2.6-2.6Zm0 1.8.8.8-.8.8-.8-.8Z',
  urgent: 'm12 6.2 7.3 12.6H4.7Zm0 3.2 4.5 7.8h-9Zm0 3.2 1.7 3h-3.4Z',
  price: 'M3.5 12V3.5H12l8.5 8.5-8.5 8.5ZM8 8v.01',
  truck:
    'M5 17H3.5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H14v11H9m5-7.5h3.8l3.7 3.9V17H20m-6 0h2M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  lock: 'M7 10.5V8a5 5 0 0 1 10 0v2.5M5.5 10.5h13v10h-13Zm6.5 4v2.5',
  star: 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z',
} as const;

type OwnIconName = keyof typeof paths;
export type SiteIconName = OwnIconName | IconName;

const isOwn = (name: SiteIconName): name is OwnIconName => name in paths;

/** Renders an icon of this site or of the components. It decorates a text and is hidden from screen readers. */
export const SiteIcon = ({ name }: { name: SiteIconName }) =>
  isOwn(name) ? <Icon path={paths[name]} /> : <Icon name={name} />;

/** Renders the company's mark: the house in the shield of its van. Its colours are the same in every scheme. */
export function Mark() {
  return (
    <svg viewBox="0 0 88 116" width="1.2em" height="1.58em" aria-hidden="true">
      <path
        fill="#2a7352"
        d="M44 2C31 11 16 16 2 17v41c0 28 17 46 42 56 25-10 42-28 42-56V17C72 16 57 11 44 2Z"
      />
      <path fill="#1f5c43" d="M44 2v112c25-10 42-28 42-56V17C72 16 57 11 44 2Z" />
      <path fill="#fffdf8" d="M44 25 14 51v6h7v28h46V57h7v-6Z" />
      <path fill="#e9a23b" d="M37 85V68a7 7 0 0 1 14 0v17Z" />
    </svg>
  );
}
