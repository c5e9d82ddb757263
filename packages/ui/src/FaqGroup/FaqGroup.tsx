'use client';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { decodePart } from '../decodePart.js';
import { Disclosure, holdPlace, useOpenItem, type Toggle } from '../Disclosure/Disclosure.js';
import { rootProps, type RootProps } from '../rootProps.js';
import { useIsServerRendered } from '../useIsServerRendered.js';
import * as styles from './FaqGroup.css.js';

/** A question and its answer. */
export interface FaqItem {
  /** Unique id of the answer: the address `/faq#id` opens it. */
  id: string;
  question: string;
  /** A text, in which a blank line begins a new paragraph, or nodes such as links and lists. */
  answer: ReactNode;
}

export interface FaqGroupProps extends RootProps {
  /** Heading above the questions. */
  title: string;
  /** Decorative icon before the title. */
  icon?: ReactNode;
  /** Questions and answers. */
  items: readonly FaqItem[];
  /**
   * Heading level of the title. The questions are one level deeper.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Id of the open question, or null. Makes the group controlled. */
  open?: string | null | undefined;
  /**
   * Id of the question that is open initially.
   * @default null
   */
  defaultOpen?: string | null | undefined;
  /** Called with the id of the question that was opened, or null when it was closed. */
  onOpenChange?: ((id: string | null) => void) | undefined;
  /** The group. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Opens the question that the address names: at first, after each navigation, and as soon as a missing question is
 * rendered. Returns a function that cancels this for the current address.
 */
function useHashTarget(items: FaqGroupProps['items'], toggle: Toggle) {
  const isFromServer = useIsServerRendered();
  // That of the address, and that of a link clicked since: a router may change the address later, without an event.
  const knownHashes = useRef<(string | undefined)[]>([]);
  const pendingHash = useRef('');

  const openTarget = useCallback(
    (clicked?: string) => {
      const { hash } = location;
      if (clicked || !knownHashes.current.includes(hash)) pendingHash.current = clicked || hash;
      if (clicked || knownHashes.current[0] !== hash) knownHashes.current = [hash, clicked];
      const targetId = decodePart(pendingHash.current.slice(1));
      const target = items.find(({ id }) => id.normalize() === targetId);
      if (!target) return;
      pendingHash.current = '';
      const panel = document.getElementById(target.id);
      // On the server's page the browser has scrolled, and the visitor may have scrolled on before hydration.
      toggle(
        target.id,
        true,
        isFromServer ? holdPlace(panel?.parentElement) : () => panel?.scrollIntoView?.(),
      );
    },
    [items, toggle, isFromServer],
  );

  useLayoutEffect(() => openTarget());

  useEffect(() => {
    const onNavigate = () => openTarget();
    const onClick = ({ target, ctrlKey, metaKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.pathname === location.pathname && !ctrlKey && !metaKey) openTarget(link.hash);
    };
    // Of routers, too. Older browsers have no Navigation API.
    const { navigation } = window as { navigation?: EventTarget };
    const removal = new AbortController();
    addEventListener('hashchange', onNavigate, removal);
    addEventListener('click', onClick, removal);
    navigation?.addEventListener('currententrychange', onNavigate, removal);
    return () => removal.abort();
  }, [openTarget]);

  return useCallback(() => {
    knownHashes.current = [location.hash];
    pendingHash.current = '';
  }, []);
}

/** Renders questions that open their answers, one at a time. In print and without scripting all answers are open. */
export function FaqGroup({ title, icon, items, headingLevel = 2, ref, ...rest }: FaqGroupProps) {
  const { openId, toggle } = useOpenItem(rest);
  const cancelHashTarget = useHashTarget(items, toggle);
  // Memoized, so that toggling re-renders two questions and no answer.
  const answers = useMemo(() => items.map(renderAnswer), [items]);
  const Title = `h${headingLevel}` as const;
  checkIds(items);

  const onToggle = useCallback<Toggle>(
    (...change) => {
      cancelHashTarget();
      toggle(...change);
    },
    [cancelHashTarget, toggle],
  );

  if (items.length === 0) return null;

  return (
    <section {...rootProps(rest)} ref={ref} className={styles.group} data-act="group">
      <Title className={styles.title}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span>{title}</span>
      </Title>
      <div className={styles.items}>
        {items.map((item, index) => (
          <Disclosure
            key={item.id}
            id={item.id}
            title={item.question}
            headingLevel={(headingLevel + 1) as 3 | 4 | 5}
            open={openId === item.id}
            onToggle={onToggle}
            classNames={styles.classNames}
          >
            {answers[index]}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Throws for an id that two questions have. In development only. */
function checkIds(items: FaqGroupProps['items']) {
  if (process.env.NODE_ENV === 'production') return;
  const ids = items.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`FaqGroup: two questions have the id "${twice}". Change one.`);
}

const renderAnswer = ({ answer }: FaqItem) =>
  typeof answer === 'string' ? (
    answer.split(/\n\s*\n/).map((paragraph, index) => (
      <p key={index} className={styles.answer}>
        {paragraph}
      </p>
    ))
  ) : (
    <div className={styles.nodes}>{answer}</div>
  );
