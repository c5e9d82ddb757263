import { commonSentences } from '../../texts/commonSentences';
import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';

export default typeset<SymptomTexts>({
  title: 'Osy lecą w jedno miejsce przy domu',
  likely: 'To najpewniej gniazdo os.',
  head: {
    title: 'Osy lecą w jedno miejsce – gdzie jest gniazdo?',
    description:
      'Osy znikają pod dachówką albo w skrzynce rolety? Jak z daleka znaleźć gniazdo, czym różni się rój pszczół i czego nie robić, zanim ktoś je usunie.',
    keywords: ['gniazdo os', 'osy pod dachem', 'usuwanie gniazda os'],
  },
  now: 'Odejdź na kilka metrów.',
  cause: {
    heading: 'Tam, gdzie znikają, mają gniazdo',
    text: 'Jeśli osy raz po raz wlatują w tę samą szczelinę, pod dachówkę albo do skrzynki rolety, kryje się za nią gniazdo. Owadów przybywa w nim do września.',
  },
  sure: {
    heading: 'Popatrz z daleka',
    items: [
      'Stań z boku, w odległości kilku metrów, i nie zasłaniaj im toru lotu.',
      'Zrób zdjęcie z przybliżeniem i porównaj z rysunkiem.',
      'Włochate owady zbite w kulę na gałęzi to rój pszczół. Nie ruszaj go i zadzwoń do pszczelarza.',
      commonSentences.bumblebees,
    ],
  },
  urgency: {
    level: 'urgent',
    about: 'Gniazdo przy wejściu, tarasie lub sypialni',
    other: { about: 'Gniazdo z dala od ludzi', level: 'ordinary' },
    text: 'Powiedz, gdzie wlatują.',
  },
  price: 'To ceny usunięcia jednego gniazda. Praca na wysokości je podnosi.',
  until: {
    heading: 'Zanim przyjedziemy',
    items: [
      'Dzieci i zwierzęta trzymaj z daleka od tego miejsca.',
      'Słodkie napoje i owoce zabierz z tarasu.',
    ],
    avoid: ['Nie wtryskuj w otwór pianki: osy przegryzą się do środka domu.', 'Nie strącaj gniazda.'],
  },
});
