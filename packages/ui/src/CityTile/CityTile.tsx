'use client';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { Disclosure, panelTag, useOpenItem } from '../Disclosure/Disclosure.js';
import { Link } from '../Link/Link.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './CityTile.css.js';

export interface CityTileProps extends RootProps {
  /** Name of the city, shown as a heading and on the button that opens the tile. */
  name: string;
  /** Links in the tile. Each label has to make sense without the tile: "Deratyzacja w Krakowie". */
  links: readonly { href: string; label: string }[];
  /**
   * Heading level of the name.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The item of the list. */
  ref?: Ref<HTMLLIElement> | undefined;
}

export interface CityTileGroupProps extends RootProps {
  /** `CityTile` elements only. */
  children: ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** The list. */
  ref?: Ref<HTMLUListElement> | undefined;
}

type Group = ReturnType<typeof useOpenItem>;

const GroupContext = createContext<Group | null>(null);

/** Renders places with a few links each, in tiles of which at most one is open. It closes on a second tap, a tap elsewhere on the page, and Esc. */
export function CityTileGroup({ children, label, ref, ...rest }: CityTileGroupProps) {
  const { openId, toggle } = useOpenItem({});
  const group = useMemo(() => ({ openId, toggle }), [openId, toggle]);
  const list = useRef<HTMLUListElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLUListElement, []);

  useEffect(() => {
    if (openId === null) return undefined;
    const close = () => toggle(openId, false);
    const isInTile = (node: EventTarget | null) =>
      node instanceof Element && node.matches(`button, ${panelTag}`) && list.current?.contains(node);

    const closeOnClick = (event: Event) => {
      if (!event.composedPath().some(isInTile)) close();
    };
    const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      if (isInTile(document.activeElement?.closest(panelTag) ?? null)) {
        list.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      }
      close();
    };
    const removal = new AbortController();
    document.addEventListener('click', closeOnClick, removal);
    document.addEventListener('keydown', closeOnEscape, removal);
    return () => removal.abort();
  }, [openId, toggle]);

  return (
    <GroupContext value={group}>
      <ul {...rootProps(rest, { 'aria-label': label })} ref={list} className={styles.grid} data-act="group">
        {children}
      </ul>
    </GroupContext>
  );
}

/** Renders a city that opens its links. Closed links stay in the page for searches and search engines. */
export function CityTile({ name, links, headingLevel = 3, ref, ...rest }: CityTileProps) {
  const group = useContext(GroupContext);
  const id = useId();
  // Memoized, so that toggling re-renders two tiles and no link.
  const list = useMemo(
    () => (
      <ul className={styles.links}>
        {links.map(({ href, label }, index) => (
          <li key={index}>
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
        open={group.openId === id}
        onToggle={group.toggle}
        classNames={styles.classNames}
      >
        {list}
      </Disclosure>
    </li>
  );
}
