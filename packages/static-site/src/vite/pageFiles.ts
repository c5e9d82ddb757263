/** Whether a source is the file of a page, by the page's name in the route table. */
export const isPageFile = (source: string, page: string) => source.endsWith(`/${page}/Page.tsx`);

/** Returns the file of a page's head, next to the page's own. */
export const headFileOf = (source: string) => source.replace(/Page\.tsx$/, 'head.ts');
