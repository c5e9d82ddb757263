/** Marks the elements of the document's head that belong to the page shown, and go with it. */
export const pageMark = 'data-page';
