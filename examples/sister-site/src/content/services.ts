/** What can be chosen in the form, by language; whoever delivers the messages knows both. */
export const services: Record<'pl' | 'en', readonly [string, string, string]> = {
  pl: ['Otwieranie drzwi', 'Wymiana zamka', 'Otwieranie sejfu'],
  en: ['Opening a door', 'Changing a lock', 'Opening a safe'],
};
