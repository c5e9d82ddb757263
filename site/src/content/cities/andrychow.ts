import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'Dawne miasto włókiennicze u stóp Beskidu Małego: pałac i rynek, bloki zbudowane dla pracowników zakładów bawełnianych i domy jednorodzinne w dolinie Wieprzówki.',
  commonIssues: {
    bedbug:
      'Na osiedlach, które powstały dla załogi zakładów bawełnianych, bloki stoją gęsto i mają wspólne kanały instalacyjne, a nimi pluskwy przenikają do sąsiadów.',
    marten:
      'Lasy Beskidu Małego schodzą aż do ostatnich domów w Rzykach i Targanicach, więc kuna na strychu nie jest tu rzadkim gościem.',
    rodent:
      'Po zakładach włókienniczych zostały hale, kanały i magazyny, w których szczury mają spokój, a wodę dają im potoki płynące przez miasto.',
    disinfection:
      'Wieprzówka i jej dopływy po ulewach szybko wzbierają, a zalana piwnica lub garaż wymaga odkażenia, zanim wróci do użytku.',
    insect:
      'W domach letniskowych i na zamkniętych zimą poddaszach gniazdują osy i zimują muchy, a w blokach prusaki trzymają się ciepłych kuchni.',
    mould:
      'Pod górami pada częściej, a zimą w dolinach krótko świeci słońce, więc północne ściany domów długo schną i łatwo porastają grzybem.',
  },
  districts: ['Inwałd', 'Roczyny', 'Sułkowice', 'Targanice', 'Zagórnik', 'Rzyki'],
  postcodes: ['34-120'],
  landmarks: ['pałac Bobrowskich', 'kościół św. Macieja', 'rynek', 'Pańska Góra'],
  transport:
    'Jedziemy drogą krajową nr 52, która łączy miasto z Wadowicami i Kętami, a do wsi pod górami drogą wojewódzką nr 781.',
  local: {},
});
