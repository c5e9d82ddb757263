/** Options of the form by language. The company reads the Polish ones. */
export const services: Record<'pl' | 'en', readonly [string, string, string]> = {
  pl: ['Otwieranie drzwi', 'Wymiana zamka', 'Otwieranie sejfu'],
  en: ['Opening a door', 'Changing a lock', 'Opening a safe'],
};
