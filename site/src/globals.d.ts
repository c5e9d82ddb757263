/** The year in which the site is built (see vite.config.ts). */
declare const BUILD_YEAR: number;
