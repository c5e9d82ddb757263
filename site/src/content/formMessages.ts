/** What the visitor reads after sending. */
export interface FormMessages {
  success: { title: string; text: string };
  /** The toast. */
  failure: { title: string; text: string };
  /** The note that stays by the form: what was typed is still there, and how else to send it. */
  kept: { title: string; text: string };
  /** In place of the note's text, in a tab from before a deploy: what it needs for sending is gone. */
  outdated: string;
  /** The panel in place of the form after a message is sent. */
  thanks: { title: string; text: string };
}
