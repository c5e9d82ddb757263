import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Miasto wyrosło nad najstarszą kopalnią soli w Polsce: historyczne centrum leży na stokach, wokół niego są osiedla bloków, a niżej, ku dolinie Raby, domy jednorodzinne.',
  commonIssues: {
    bedbug:
      'Codzienne dojazdy do Krakowa, delegacje i noclegi zwiedzających kopalnię to dla pluskiew wiele okazji, by w torbie dotrzeć do mieszkania w bloku albo pokoju gościnnego.',
    marten:
      'Domy na wzgórzach w stronę Nowego Wiśnicza stoją wśród sadów i zagajników, a rozłożyste dachy w centrum dają kunom spokojne kryjówki.',
    rodent:
      'Pod starą zabudową są głębokie piwnice, a bliskość Raby i jej starorzeczy sprzyja szczurom, które do domów docierają kanalizacją.',
    disinfection:
      'Gdy Raba wzbierze albo ulewa zaleje piwnice w niższych częściach miasta, odkażanie usuwa to, co woda przyniosła z szamb i kanalizacji.',
    insect:
      'W kamienicach z gastronomią na parterze prusaki i mrówki wędrują do mieszkań na piętrach, a w ogrodach na stokach osy budują gniazda w ziemi i pod dachem.',
    mould:
      'W starych domach śródmieścia mur ciągnie z gruntu wodę i sole: tynk się łuszczy, a pod nim rozwija się grzyb.',
  },
  districts: [
    'Chodenice',
    'Dołuszyce',
    'Kolanów',
    'Kurów',
    'osiedle Niepodległości',
    'Łapczyca',
    'Proszówki',
    'Nowy Wiśnicz',
  ],
  postcodes: ['32-700'],
  landmarks: ['Kopalnia Soli Bochnia', 'bazylika św. Mikołaja', 'rynek', 'tężnia solankowa'],
  transport: 'Z Krakowa i Tarnowa dojeżdżamy autostradą A4, a po okolicy drogami nr 94 i 965.',
  local: {},
});
