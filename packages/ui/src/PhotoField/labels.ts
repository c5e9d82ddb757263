import type { PhotoLabels } from '../labels.js';

/** The default labels. They load with the code that prepares photos, not with the form. */
export const defaultPhotoLabels: PhotoLabels = {
  count: 'Dodane zdjęcia: {n} z {max}.',
  photo: 'Zdjęcie {n}: {name}',
  remove: 'Usuń',
  removePhoto: 'Usuń zdjęcie {n}: {name}',
  tooMany: 'Maksymalna liczba zdjęć to {max}. Pominięte pliki: {names}.',
  canSend: 'Wiadomość możesz wysłać także bez tych plików.',
  problem: {
    empty: 'Plik „{name}” jest pusty. Wybierz inne zdjęcie.',
    tooLarge: 'Zdjęcie „{name}” jest za duże. Wybierz mniejsze albo dodaj zrzut ekranu, na którym je widać.',
    notPhoto: 'Plik „{name}” nie jest zdjęciem. Wybierz zdjęcie w formacie JPEG, PNG lub WebP.',
    heic: 'Ta przeglądarka nie otwiera zdjęć HEIC, takich jak „{name}”. Zapisz zdjęcie jako JPEG albo dodaj zrzut ekranu, na którym je widać.',
    blocked: 'Ta przeglądarka nie pozwala odczytać zdjęcia „{name}”. Zezwól na to (canvas).',
    unreadable: 'Nie udało się otworzyć zdjęcia „{name}”. Wybierz zdjęcie w formacie JPEG.',
  },
};
