export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Text of a title or a data script. In a script, write "<" as \u003c. */
  text?: string;
  /** Loads the elements in place of this one, once the page is shown. In the browser only. */
  load?: () => Promise<readonly HeadElement[]>;
}

/** Attribute of the head elements of the current page, which the next navigation removes. */
export const pageAttribute = 'data-page';
