/** One element of the document's head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Of a title or a script. A script of data may hold no "<": write it as \u003c. */
  text?: string;
}

/** Marks the elements of the head that belong to the page shown, and go with it. */
export const pageMark = 'data-page';

/** Name by which a Content-Security-Policy allows what a page's head says: `trusted-types page-head`. */
export const policyName = 'page-head';
