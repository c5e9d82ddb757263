import type { Page } from 'playwright-core';
import type { Verdict } from './finding.ts';
import type { Mode } from './modes.ts';

/** A page as an engine meets it: loaded, and set to a mode. */
export interface Seen {
  page: Page;
  mode: Mode;
  /** Whether it is a whole page, or one component in an otherwise empty one. */
  whole: boolean;
}

/** Looks at a page, and changes nothing that lasts. */
export interface Engine {
  name: string;
  version: string;
  /** Who makes it, and where its rules are explained. */
  home: string;
  /**
   * Modes in which it is worth asking.
   * @default all
   */
  sees?: (mode: Mode) => boolean;
  audit: (seen: Seen) => Promise<Verdict>;
}
