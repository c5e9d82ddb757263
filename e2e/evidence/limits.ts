import type { knownLimits } from '../../site/src/pages/accessibility/limits.ts';

/** The known limits in English. The list itself is the declaration's: one that is missing here does not compile. */
export const limits: Readonly<Record<keyof typeof knownLimits, string>> = {
  screenReaders:
    'Of screen readers only Orca with Firefox on Linux was used; NVDA, JAWS, VoiceOver and TalkBack were not tried.',
  browsers:
    'The whole audit runs in Chromium alone; journeys and walks by keyboard run in Firefox and WebKitGTK as well. Safari itself and real phones were not tried.',
  devices: 'Voice control, switch devices, magnifiers and braille displays were not tried.',
  scripting:
    'The contact form and the filter of the blog need scripting. Without it phone, e-mail and the whole list of articles are there.',
  newsletter:
    'The newsletter opens a mail program, and does nothing on a device without one; an e-mail from any mailbox does the same.',
  toasts:
    'The short note that a message was sent goes after a few seconds and may lie over a corner of the page; a note of failure stays at the form.',
  arrowKeys:
    'In the gallery a screen reader in browse mode keeps the arrow keys for itself; the buttons for the next and the previous picture do the same.',
  map: 'The map of towns is a drawing; all towns are named in its description and on the page of services.',
  languages:
    'The site is in Polish alone, without a version in Polish Sign Language or in easy-to-read text.',
  people: 'Nobody with a disability has tried the site for us.',
  audit: 'No independent auditor has confirmed what we say.',
};
