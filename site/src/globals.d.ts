/** The opening hours of the company (see vite.config.ts). */
declare const OFFICE_SCHEDULE: import('./hours/officeHours').Schedule;

/** What tests use of it: it has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}
