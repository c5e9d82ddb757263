import type { MouseEventHandler, ReactNode, Ref } from 'react';
import * as styles from '../ActionLink/ActionLink.css.js';
import { rootProps, type RootProps } from '../rootProps.js';

export interface ButtonProps extends RootProps {
  /** Text of the button: "Drukuj". */
  children: ReactNode;
  /**
   * `action` is for the main step of a page, `quiet` for others next to it.
   * @default 'quiet'
   */
  tone?: 'quiet' | 'action' | undefined;
  /**
   * `submit` sends the form around it.
   * @default 'button'
   */
  type?: 'button' | 'submit' | undefined;
  /** Called on a click, a tap, Enter and the space bar. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Renders a button in the look of ActionLink, for an action on the page. */
export function Button({ children, tone = 'quiet', type = 'button', onClick, ref, ...rest }: ButtonProps) {
  return (
    <button {...rootProps(rest)} ref={ref} type={type} className={styles.tone[tone]} onClick={onClick}>
      {children}
    </button>
  );
}
