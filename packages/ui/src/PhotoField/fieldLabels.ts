import type { ContactFormLabels } from '../labels.js';

/** Labels of the field itself. */
export type PhotoFieldLabels = Pick<
  ContactFormLabels,
  'photosHint' | 'addPhotos' | 'preparingPhotos' | 'photosNotLoaded' | 'sendingPhotos'
>;

/** The default labels. They load with the field, and not with a form without photos. */
export const defaultPhotoFieldLabels: PhotoFieldLabels = {
  photosHint:
    'Maksymalna liczba zdjęć: {max}. Przed wysłaniem zmniejszymy je i usuniemy zapisaną w nich lokalizację.',
  addPhotos: 'Dodaj zdjęcia',
  preparingPhotos: 'Przygotowywanie zdjęć...',
  photosNotLoaded:
    'Nie udało się przygotować zdjęć. Sprawdź połączenie i dodaj je jeszcze raz albo wyślij wiadomość bez zdjęć.',
  sendingPhotos: 'Wysyłanie zdjęć: {percent}%',
};
