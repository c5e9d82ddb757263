import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Nad Skawą leży zwarte centrum z rynkiem i bazyliką, do którego przylegają osiedla bloków, a na okolicznych wzgórzach stoją domy z ogrodami. Cały rok przyjeżdżają tu pielgrzymi i wycieczki.',
  commonIssues: {
    bedbug:
      'Domy pielgrzyma, pokoje gościnne i autokary to miejsca, w których pluskwa z jednego bagażu przesiada się do drugiego.',
    marten:
      'Ogrody na wzgórzach i lasy ciągnące się ku Beskidowi Małemu dają kunom pożywienie, a poddasza starszych domów – suche schronienie.',
    rodent:
      'Kamieniczki przy rynku mają wspólne podwórka i stare piwnice, a zarośla nad Skawą są dla szczurów naturalnym szlakiem do miasta.',
    disinfection:
      'Tam, gdzie wiele osób razem nocuje i jada, czyli w domach pielgrzyma, szkołach i stołówkach, infekcja rozchodzi się szybko i odkazić trzeba cały obiekt.',
    insect:
      'Cukiernie, kawiarnie i stragany wokół rynku przyciągają latem osy i mrówki, a na zapleczach kuchni łatwo osiedlają się prusaki.',
    mould:
      'Mgły w dolinie Skawy i stare mury śródmieścia bez izolacji sprzyjają zawilgoceniu parterów, gdzie grzyb zaczyna się tuż nad podłogą.',
  },
  districts: [
    'osiedle Kopernika',
    'osiedle XX-lecia',
    'Chocznia',
    'Tomice',
    'Gorzeń Górny',
    'Gorzeń Dolny',
    'Jaroszowice',
    'Klecza Dolna',
    'Ponikiew',
  ],
  postcodes: ['34-100'],
  landmarks: [
    'bazylika Ofiarowania Najświętszej Maryi Panny',
    'plac Jana Pawła II',
    'Dom Rodzinny Jana Pawła II',
    'klasztor karmelitów bosych',
  ],
  transport:
    'W mieście krzyżują się drogi krajowe nr 28 i 52: pierwszą jedziemy od Zatora, drugą od strony Krakowa i Kalwarii Zebrzydowskiej.',
  local: {},
});
