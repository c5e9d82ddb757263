'use client';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { Disclosure, useOneOpen } from '../Disclosure/Disclosure.js';
import { rootProps, type RootProps } from '../rootProps.js';
import * as styles from './FaqGroup.css.js';

/** A question and its answer. */
export interface FaqItem {
  /** Fragment of the answer's address: `/faq#id` opens it. One of its kind on the page. */
  id: string;
  /** As a visitor would ask it. */
  question: string;
  /** Text, in which a blank line begins a new paragraph; or nodes, with links and lists. */
  answer: ReactNode;
}

export interface FaqGroupProps extends RootProps {
  /** What the questions are about, shown as the heading above them. */
  title: string;
  /** A drawing that decorates the title. */
  icon?: ReactNode;
  /** The questions, in the order in which they are asked most. */
  items: readonly FaqItem[];
  /**
   * Level of the title in the page's outline; the questions are one below.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** Id of the open question, or null, where the page decides; otherwise the group keeps it itself. */
  open?: string | null;
  /**
   * Id of the question that is open at first.
   * @default null
   */
  defaultOpen?: string | null;
  /** Told the id of the question that the visitor, the address or the browser's search opened; null: closed. */
  onOpenChange?: (id: string | null) => void;
  /** The element around the whole group. */
  ref?: Ref<HTMLElement>;
}

function watchHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

// One function for all renders: React runs another effect after each that comes with a new one.
const readHash = () => location.hash;

/**
 * Opens the question that the address names, once for each address: on arrival, later, and when the question itself
 * arrives later. Answers with what ends the search, for a visitor who has chosen a question meanwhile.
 */
function useAddress(items: FaqGroupProps['items'], show: (id: string) => void) {
  const hash = useSyncExternalStore(watchHash, readHash, () => '');
  const sought = useRef({ hash: '', missed: false });

  useLayoutEffect(() => {
    sought.current = { hash, missed: false };
  }, [hash]);

  useLayoutEffect(() => {
    const { hash: address, missed } = sought.current;
    const named = items.find(({ id }) => address === `#${encodeURI(id)}`);
    sought.current = { hash: named ? '' : address, missed: true };
    if (!named) return;
    show(named.id);
    // The browser has looked for it already, in vain.
    if (missed) document.getElementById(named.id)?.scrollIntoView();
  }, [hash, items, show]);

  return useCallback(() => {
    sought.current.hash = '';
  }, []);
}

/** Questions that unfold their answers: at most one at a time, and all of them on paper or without scripting. */
export function FaqGroup({ title, icon, items, headingLevel = 2, ref, ...rest }: FaqGroupProps) {
  const { shown, show, toggle, attach } = useOneOpen(rest);
  const answered = useAddress(items, show);
  // The same for as long as the questions are: a press draws the two that it opens and closes, and no answer.
  const answers = useMemo(() => items.map(written), [items]);
  const Title = `h${headingLevel}` as const;

  const onToggle = useCallback(
    (question: string, open: boolean) => {
      answered();
      toggle(question, open);
    },
    [answered, toggle],
  );

  // A heading over nothing would only send people looking for what it promises.
  if (items.length === 0) return null;

  return (
    <section {...rootProps(rest)} ref={ref} className={styles.group}>
      <Title className={styles.title}>
        {icon && <span className={styles.icon}>{icon}</span>}
        {title}
      </Title>
      <div ref={attach} className={styles.items}>
        {items.map((item, place) => (
          <Disclosure
            key={item.id}
            id={item.id}
            title={item.question}
            headingLevel={(headingLevel + 1) as 3 | 4 | 5}
            open={item.id === shown}
            onToggle={onToggle}
            looks={styles.looks}
          >
            {answers[place]}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** What an answer shows. */
const written = ({ answer }: FaqItem) =>
  typeof answer === 'string' ? (
    answer.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph} className={styles.answer}>
        {paragraph}
      </p>
    ))
  ) : (
    <div className={styles.nodes}>{answer}</div>
  );
