/** Whether a source is the file of a page, by the page's name in the table of routes. */
export const isPageFile = (source: string, page: string) =>
  source.endsWith(`/${page}/Page.tsx`) || source.endsWith(`/${page}.tsx`);

/** Returns the file of a page's head, beside the page's own. */
export const headFileOf = (source: string) =>
  source.endsWith('/Page.tsx')
    ? source.replace(/Page\.tsx$/, 'head.ts')
    : source.replace(/\.tsx$/, '.head.ts');
