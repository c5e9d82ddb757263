import type { CityProfile } from '../cities';
import { typeset } from '../typeset';

export default typeset<CityProfile>({
  characteristics:
    'W kotlinie Beskidu Wyspowego leży niewielkie miasto z bazyliką i rynkiem, kilkoma osiedlami bloków i domami rozsianymi po stokach wśród sadów i lasów.',
  commonIssues: {
    bedbug:
      'Wyjazdy do pracy za granicę kończą się powrotem z pełnym autem, a pluskwy jadą wtedy w walizce, materacu albo meblu z drugiej ręki.',
    marten:
      'Domy rozrzucone po stokach mają las za plecami, a kuny wchodzą przez niezabudowane podbitki na stryszki nad garażem i stajnią.',
    rodent:
      'Owoce w piwnicach i stodołach, pasza i drewno ułożone pod ścianą domu zapewniają myszom zimę bez głodu.',
    disinfection:
      'Potoki spływające ze stoków potrafią szybko zalać piwnicę, a muł i nieczystości, które niosą, wymagają odkażenia.',
    insect:
      'W okolicznych sadach osy i szerszenie mają pożywienie do późnej jesieni, a w belkach starych domów żerują owady niszczące drewno.',
    mould:
      'Śnieg zalega w cieniu gór, a domy dobudowane do skarpy mają mokre ściany, na których wiosną pokazuje się pleśń.',
  },
  districts: [
    'Sowliny',
    'Łososina Górna',
    'Lipowe',
    'Stara Wieś',
    'Mordarka',
    'Pisarzowa',
    'Siekierczyna',
    'Słopnice',
  ],
  postcodes: ['34-600'],
  landmarks: ['rynek', 'bazylika Matki Boskiej Bolesnej', 'Miejska Góra', 'Dwór Marsów'],
  transport:
    'Z Krakowa jedziemy zakopianką do Lubnia i dalej przez Mszanę Dolną, a ostatni odcinek drogą krajową nr 28.',
  local: {},
});
