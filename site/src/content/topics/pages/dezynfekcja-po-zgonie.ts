import { terms } from '../../offers/terms';
import { commonSentences } from '../../texts/commonSentences';
import { dangers } from '../../texts/dangers';
import type { TopicTexts } from '../topics';
import { typeset } from '../../../text/typeset';

const { price, arrival, disinfection } = terms;

export default typeset<TopicTexts>({
  head: {
    title: 'Dezynfekcja mieszkania po zgonie: co po kolei',
    description: `Kogo zawiadomić po śmierci w domu, czego nie sprzątać samemu i kiedy wystarczy zwykłe sprzątanie. Dyskretna dezynfekcja po zgonie od ${price.disinfection} zł z VAT.`,
    keywords: ['dezynfekcja po zgonie', 'sprzątanie po zgonie Kraków', 'dezynfekcja po zmarłym'],
  },
  title: 'Dezynfekcja po\u00a0zgonie',
  lead: 'Jeśli ktoś bliski zmarł w domu, nie musisz niczego sprzątać dzisiaj ani robić tego samodzielnie.',
  note: `Dezynfekcja od ${price.disinfection} zł z VAT. Przyjeżdżamy dyskretnie.`,
  chapters: [
    {
      kind: 'steps',
      heading: 'Co po kolei, gdy ktoś zmarł w domu',
      steps: [
        {
          title: 'Lekarz lub 112',
          text: 'Zgon stwierdza lekarz. Po dłuższej chorobie zadzwoń do przychodni, a w nocy i święta do nocnej i świątecznej opieki zdrowotnej. Gdy śmierć była nagła albo nie wiesz, do kogo zadzwonić, dzwoń pod 112. Zanim przyjedzie lekarz, niczego w pokoju nie ruszaj.',
        },
        {
          title: 'Policja, jeśli przyjechała',
          text: 'Do pokoju wejdź i sprzątaj dopiero, gdy pozwoli policja lub prokurator. My też o to zapytamy.',
        },
        {
          title: 'Zakład pogrzebowy',
          text: 'Zabiera zmarłą osobę. Przygotuj jej dowód osobisty i kartę zgonu.',
        },
        {
          title: 'Dopiero teraz dezynfekcja',
          text: 'Zadzwoń, gdy pomieszczenie jest wolne. Ustalimy godzinę i to, co mamy dla ciebie odłożyć.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Kiedy po zgonie wystarczy zwykłe sprzątanie',
      intro: 'Decyduje to, ile czasu minęło i co zostało na powierzchniach.',
      heads: ['Sytuacja', 'Co wystarczy', 'Kiedy zadzwonić'],
      rows: [
        [
          'Spokojna śmierć w łóżku, ciało zabrane tego samego dnia',
          'Wietrzenie, pranie pościeli, umycie pokoju',
          'Gdy na materacu lub podłodze zostały płyny',
        ],
        [
          'Długa choroba w domu, opatrunki, cewniki',
          'Wyrzucenie jednorazowych rzeczy, mycie, pranie',
          'Gdy są igły albo choroba była zakaźna: zapytaj też lekarza prowadzącego',
        ],
        [
          'Zgon odkryty po kilku dniach lub później',
          'Nic nie rób na własną rękę',
          'Tego samego lub następnego dnia, gdy pomieszczenie jest wolne: płyny wsiąkają w podłogę, a zapach w tkaniny',
        ],
        [
          'Wypadek, samobójstwo, krew',
          'Nic nie rób na własną rękę',
          'Po zgodzie policji; nie musisz tam wchodzić',
        ],
      ],
    },
    {
      kind: 'marked',
      heading: 'Zanim przyjedziemy',
      lists: [
        {
          heading: 'Zrób',
          items: [
            'Zamknij drzwi do pokoju, przykręć w nim ogrzewanie i zabierz zwierzęta.',
            'Zapisz, czego w tym pokoju szukasz: dokumentów, zdjęć, pamiątek. Odłożymy je.',
            'Zawiadom zarządcę, jeśli zapach czuć na klatce.',
            dangers.sharps,
          ],
        },
        {
          heading: 'Nie rób',
          items: [
            'Nie zmywaj plam po płynach i nie zrywaj podłogi.',
            'Nie używaj odświeżaczy i nie włączaj wentylatora w stronę korytarza.',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Co robimy w pokoju po zgonie',
      points: [
        {
          title: 'Zabezpieczenie',
          text: 'Oddzielamy pokój od reszty mieszkania, odkładamy to, o co prosisz, i pokazujemy, czego nie da się uratować.',
        },
        {
          title: 'Czyszczenie i dezynfekcja',
          text: `Usuwamy zabrudzenia, zmywamy i odkażamy powierzchnie. W mieszkaniu zabieg trwa ${disinfection.workHours} godziny, a przy zniszczonej podłodze dzielimy pracę na kilka wizyt.`,
        },
        {
          title: 'Zapach na końcu',
          text: 'Ozonu używamy dopiero w czystym, pustym pokoju i tylko na zapach.',
        },
      ],
    },
  ],
  price: {
    heading: 'Ile kosztuje dezynfekcja po zgonie',
    paragraphs: [
      `Sama dezynfekcja kosztuje od ${price.disinfection} zł z VAT. Więcej kosztuje duża powierzchnia, zrywanie podłogi i ozonowanie.`,
      'Kwotę podajemy przed rozpoczęciem, po obejrzeniu pokoju. Na życzenie wystawiamy fakturę.',
    ],
  },
  calling: [
    { level: 'urgent', about: 'Lekarz lub 112', call: 'dzwoń od razu, także w nocy' },
    {
      level: 'ordinary',
      about: 'Dezynfekcja',
      call: 'może poczekać do rana',
      arrival: `Zamknij pokój i zostaw wszystko tak, jak jest. Po godzinach pracy napisz – odpowiemy po otwarciu. Przyjeżdżamy w ciągu ${arrival.disinfectionHours} godzin od zgłoszenia, gdy pomieszczenie jest już wolne. ${commonSentences.discretion}`,
    },
  ],
  callToAction: {
    heading: 'Możesz zadzwonić i tylko zapytać',
    text: 'Powiedz własnymi słowami, co się stało. Powiemy, co możesz zrobić teraz, a co zostawić nam.',
  },
});
