import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Przemysłowe miasto tuż za granicą Krakowa, nad Skawinką: wokół niewielkiego rynku stoją powojenne bloki, dalej zakłady i elektrownia, a na obrzeżach przybywa szeregowców i domów.',
  commonIssues: {
    bedbug:
      'Kwatery pracownicze i mieszkania wynajmowane przez dojeżdżających do Krakowa często zmieniają lokatorów, a każda przeprowadzka może przenieść pluskwy.',
    marten:
      'Domy w Korabnikach i w stronę Radziszowa graniczą z lasem i łąkami, skąd kuny przychodzą na poddasza i pod maski zaparkowanych aut.',
    rodent:
      'Zakłady spożywcze, magazyny i kolej przyciągają gryzonie, a rowy i zarośla nad Skawinką prowadzą je wprost do piwnic na osiedlach.',
    disinfection:
      'W szatniach i stołówkach zakładów oraz w mieszkaniach po zalaniu odkażanie usuwa to, z czym nie radzi sobie zwykłe mycie.',
    insect:
      'W blokach z lat 50. i 60. prusaki korzystają ze starych pionów, a magazyny żywności trzeba chronić przed molami i trojszykami.',
    mould:
      'Na niżej położonych ulicach między Wisłą a Skawinką fundamenty stoją w wilgotnym gruncie, a w blokach sprzed ocieplenia para osiada na zimnych ścianach szczytowych.',
  },
  districts: [
    'Stare Miasto',
    'Ogrody',
    'Korabniki',
    'Samborek',
    'Radziszów',
    'Wola Radziszowska',
    'Rzozów',
    'Borek Szlachecki',
  ],
  postcodes: ['32-050'],
  landmarks: ['rynek z ratuszem', 'Pałacyk „Sokół”', 'park miejski', 'Elektrownia Skawina'],
  transport:
    'Dojazd jest krótki: autostradą A4 do węzła przy Skawinie albo drogą krajową nr 44 prosto z Krakowa.',
  local: {},
});
