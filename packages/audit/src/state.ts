import type { Page } from 'playwright-core';

/** A page after the visitor did something. */
export interface State {
  /** Name of the page. */
  path: string;
  name: string;
  /** Only where the screen is narrower than this many pixels. */
  below?: number;
  /** Whether only a part of the page is there, and rules about a whole page have no say. */
  modal?: boolean;
  /** Whether it goes by itself in a few seconds, so that nobody walks through it. */
  passing?: boolean;
  open: (page: Page) => Promise<void>;
}
