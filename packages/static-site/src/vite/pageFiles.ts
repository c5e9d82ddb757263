/** Returns whether a source is `Page.tsx` of a page. */
export const isPageFile = (source: string, page: string) => source.endsWith(`/${page}/Page.tsx`);

/** Returns the path of `head.ts` next to a `Page.tsx`. */
export const getHeadFile = (source: string) => source.replace(/Page\.tsx$/, 'head.ts');
