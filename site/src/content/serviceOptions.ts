/** What the contact form offers to choose from, as it is sent. The functions import it, too, so it imports nothing. */
export const serviceOptions: readonly string[] = [
  'Zwalczanie pluskiew',
  'Odstraszanie kun',
  'Dezynfekcja',
  'Dezynsekcja',
  'Deratyzacja',
  'Odgrzybianie',
  'Konsultacja ogólna',
];
