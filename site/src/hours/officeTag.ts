/** Element into which the loader writes a text by the state of the office. */
export const officeTag = 'office-text';
