'use client';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  type ReactNode,
  type Ref,
} from 'react';
import { Disclosure, panelTag, useOneOpen } from '../Disclosure/Disclosure.js';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './CityTile.css.js';

export interface CityTileProps extends RootProps {
  /** Name of the city, shown as a heading and on the button that opens the tile. */
  name: string;
  /** Where the tile leads. Each label is to make sense without its tile: "Deratyzacja w Krakowie". */
  links: readonly { href: string; label: string }[];
  /**
   * Level of the name in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** The item of the list. */
  ref?: Ref<HTMLLIElement>;
}

export interface CityTileGroupProps extends RootProps {
  /** The tiles: CityTile, and nothing else. */
  children: ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** The list. */
  ref?: Ref<HTMLUListElement>;
}

type Group = Pick<ReturnType<typeof useOneOpen>, 'shown' | 'toggle'>;

const GroupContext = createContext<Group | null>(null);

/** Tiles of which one is open at most. It closes on a second tap, a tap elsewhere on the page, and Esc. */
export function CityTileGroup({ children, label, ref, ...rest }: CityTileGroupProps) {
  const { shown, show, toggle, root, attach } = useOneOpen({});
  const group = useMemo(() => ({ shown, toggle }), [shown, toggle]);
  useImperativeHandle(ref, () => root.current as HTMLUListElement, [root]);

  useEffect(() => {
    if (shown === null) return;
    const belongs = (element: Element | null = null) => root.current?.contains(element);

    const closeOnClick = ({ target }: Event) => {
      if (!belongs((target as Element).closest(`button, ${panelTag}`))) show(null);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (belongs(document.activeElement?.closest(panelTag))) {
        root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      show(null);
    };
    document.addEventListener('click', closeOnClick);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeOnClick);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [shown, show, root]);

  return (
    <GroupContext value={group}>
      <ul {...rootProps(rest, { 'aria-label': label })} ref={attach} className={styles.grid}>
        {children}
      </ul>
    </GroupContext>
  );
}

/** A city that unfolds its links. Closed, they are still in the page for searches and search engines. */
export function CityTile({ name, links, headingLevel = 3, ref, ...rest }: CityTileProps) {
  const group = useContext(GroupContext);
  const id = useId();
  // The same for as long as the links are: a press draws the two tiles that it opens and closes, and no link.
  const list = useMemo(
    () => (
      <ul className={styles.links}>
        {links.map(({ href, label }, place) => (
          // Two of them may lead to one address.
          <li key={place}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    ),
    [links],
  );
  if (!group) throw new Error(`CityTile "${name}": Put it into a CityTileGroup.`);

  return (
    <li {...rootProps(rest)} ref={ref} className={styles.tile}>
      <Disclosure
        id={id}
        title={name}
        headingLevel={headingLevel}
        open={group.shown === id}
        onToggle={group.toggle}
        looks={styles.looks}
      >
        {list}
      </Disclosure>
    </li>
  );
}
