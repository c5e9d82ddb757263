/** What the visitor reads after sending. */
export interface FormMessages {
  /** The toast. `closed` replaces `text` outside opening hours; `{when}` is "po 8:00". */
  success: { title: string; text: string; closed: string };
  /** The toast. */
  failure: { title: string; text: string };
  /** The note that stays by the form: what was typed is still there, and how else to send it. */
  kept: { title: string; text: string };
  /** In place of the note's text, in a tab from before a deploy: what it needs for sending is gone. */
  outdated: string;
  /**
   * The panel in place of the form after a message is sent. The form returns below a note, `sentAt` and `text`: `{time}` is
   * when the message was sent, `{when}` is `soon`, or "po 8:00" outside opening hours. The toast tells this next to the panel.
   */
  thanks: { title: string; text: string; sentAt: string; soon: string };
}
