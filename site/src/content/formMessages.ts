/** What the visitor reads after sending. */
export interface FormMessages {
  success: { title: string; text: string };
  /** For the toast, and for the note that stays by the form. */
  failure: { title: string; text: string };
  /** In place of the failure's text, in a tab from before a deploy: what it needs for sending is gone. */
  outdated: string;
  /** The panel in place of the form after a message is sent. */
  thanks: { title: string; text: string };
}
