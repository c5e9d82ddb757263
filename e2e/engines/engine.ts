import type { Page, VisitorOptions } from '../support/page.ts';
import { chromium } from './chromium.ts';
import { gecko } from './gecko/gecko.ts';
import { webkit } from './webkit/webkit.ts';

/** A visitor's browser, just opened. */
export interface Visitor {
  page: Page;
  /** What a clean page never says in the console. */
  noise: string[];
  leave: () => Promise<void>;
}

/** An engine that is running. */
export interface Running {
  version: string;
  visitor: (site: string, options: VisitorOptions) => Promise<Visitor>;
  close: () => Promise<void>;
}

export interface Engine {
  /** As the table calls it. */
  title: string;
  /** What journeys ask for and its driver cannot do, with the reason. */
  cannot: Partial<Record<Ability, string>>;
  launch: () => Promise<Running>;
}

/** What not every driver can do. */
export type Ability =
  | 'make text larger'
  | 'touch'
  | 'print'
  | 'lay out as on a phone'
  | 'keep what was fetched'
  | 'press other buttons';

export const engines = { chromium, gecko, webkit } satisfies Record<string, Engine>;

export type EngineName = keyof typeof engines;

/** The engine that this run is about; `ENGINE` names it. */
const engineName = (process.env['ENGINE'] ?? 'chromium') as EngineName;
export const engine: Engine = engines[engineName];
