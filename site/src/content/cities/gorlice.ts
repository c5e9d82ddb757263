import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  population: { count: 26_000, year: 2021 },
  characteristics:
    'Miasto, przy którym powstawały pierwsze szyby naftowe, leży u ujścia Sękówki do Ropy. Ma niewielkie śródmieście na wzgórzu, fabryczny Glinik i domy na stokach u progu Beskidu Niskiego.',
  commonIssues: {
    bedbug:
      'Powroty z pracy za granicą, używane meble i noclegi turystów w drodze w Beskid Niski to trzy drogi, którymi pluskwy trafiają do tutejszych bloków i domów.',
    marten:
      'Las podchodzi miejscami pod same ogrodzenia, a na drewnianym, rzadko odwiedzanym poddaszu kuna znajduje ciszę i wyściółkę na gniazdo.',
    rodent:
      'Zabudowania przemysłowe Glinika i zarośla nad Ropą są ostoją szczurów, a do drewnianych domów w dolinach co jesień wchodzą myszy.',
    disinfection:
      'Ropa i Sękówka potrafią gwałtownie wezbrać, a zalane piwnice i partery trzeba odkazić, zanim wrócą do nich domownicy.',
    insect:
      'W starym drewnie domów i poddaszy żerują spuszczel i kołatek, a blisko lasu szerszenie zajmują szczeliny pod okapem.',
    mould:
      'Domy wcięte w zbocze mają ścianę stykającą się z gruntem i przy niedrożnym drenażu wilgoć wychodzi na tynku w postaci plam i grzyba.',
  },
  districts: [
    'Glinik Mariampolski',
    'Magdalena',
    'Zawodzie',
    'Stróżówka',
    'Ropica Polska',
    'Sokół',
    'Kobylanka',
    'Szymbark',
  ],
  postcodes: ['38-300'],
  landmarks: ['ratusz', 'Dwór Karwacjanów', 'bazylika Narodzenia Najświętszej Maryi Panny', 'park miejski'],
  transport:
    'Od strony Nowego Sącza i Jasła prowadzi droga krajowa nr 28, a od Tarnowa i autostrady A4 droga wojewódzka nr 977.',
});
