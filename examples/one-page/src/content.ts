import type { FaqItem, GalleryItem } from '@tarcza/ui';

export const phone = '000 000 000';

export const services = [
  {
    id: 'czyszczenie',
    title: 'Czyszczenie komina',
    text: 'Wymiatamy sadzę z całego przewodu, a to, co spadnie do wyczystki, zabieramy ze sobą.',
    badge: 'od 200 zł',
    points: ['szczotka dobrana do średnicy', 'podłoga zabezpieczona folią', 'protokół po zabiegu'],
  },
  {
    id: 'przeglad',
    title: 'Przegląd roczny',
    text: 'Sprawdzamy ciąg, drożność i szczelność przewodów, a wynik wpisujemy do protokołu.',
    badge: 'od 250 zł',
    points: ['pomiar ciągu w każdym pomieszczeniu', 'zalecenia zrozumiałym językiem'],
  },
  {
    id: 'kamera',
    title: 'Inspekcja kamerą',
    text: 'Opuszczamy kamerę od wylotu do paleniska i pokazujemy nagranie na miejscu.',
    badge: 'od 350 zł',
    points: ['widać pęknięcia i gniazda ptaków', 'nagranie zostaje u ciebie'],
  },
] as const;

export const districts = [
  { name: 'Jeżyce', where: 'na Jeżycach' },
  { name: 'Wilda', where: 'na Wildzie' },
  { name: 'Łazarz', where: 'na Łazarzu' },
  { name: 'Rataje', where: 'na Ratajach' },
  { name: 'Winogrady', where: 'na Winogradach' },
  { name: 'Naramowice', where: 'na Naramowicach' },
] as const;

export const questions: readonly FaqItem[] = [
  {
    id: 'przygotowanie',
    question: 'Jak przygotować mieszkanie do wizyty kominiarza?',
    answer:
      'Wygaś palenisko wieczór wcześniej i odsuń meble na metr od pieca i kratek wentylacyjnych.\n\nResztę, czyli folię, odkurzacz i worki na sadzę, przywozimy ze sobą.',
  },
  {
    id: 'czas',
    question: 'Ile trwa czyszczenie komina?',
    answer:
      'W domu jednorodzinnym około godziny. Dłużej trwa pierwsza wizyta przy kominie dawno nieczyszczonym.',
  },
  {
    id: 'dym',
    question: 'Dlaczego dym cofa się do pokoju?',
    answer:
      'Najczęściej przewód jest zatkany sadzą albo gniazdem, a czasem brakuje dopływu powietrza. Wygaś ogień, otwórz okno i zadzwoń.',
  },
];

const picture = { width: 960, height: 640 };

export const jobs: readonly GalleryItem[] = [
  {
    ...picture,
    id: 'sadza',
    title: 'Sadza w przewodzie na Jeżycach',
    alt: 'Widok w głąb komina: ceglane ścianki pokrywa gruba warstwa sadzy.',
    src: '/zdjecia/sadza.svg',
  },
  {
    ...picture,
    id: 'szczotka',
    title: 'Szczotka w czystym przewodzie',
    alt: 'Okrągła szczotka na linie wisi w czystym, ceglanym kominie.',
    src: '/zdjecia/szczotka.svg',
  },
  {
    ...picture,
    id: 'dach',
    title: 'Nowa nasada na Wildzie',
    alt: 'Komin z metalową nasadą na czerwonym dachu o zachodzie słońca.',
    src: '/zdjecia/dach.svg',
  },
];
