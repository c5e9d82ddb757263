/** The site's own modules that the build begins with, relative to Vite's root. */
export const entries = {
  /** Entry of the browser. Its default export hydrates the page on the first interaction. */
  entry: 'src/main.tsx',
  /** Entry of the server. Its default export is the result of `defineSite`. */
  server: 'src/server.tsx',
  /** The only script of a page before the first interaction, built as one classic script. */
  loader: 'src/loader.ts',
} as const;
