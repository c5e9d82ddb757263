/** One of `contestants/`, put in by the build. */
declare module 'contestant' {
  export const Faq: import('./faq.ts').Contestant;
}
