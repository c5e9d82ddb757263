import type { SymptomTexts } from '../symptoms';
import { typeset } from '../../../text/typeset';
import { dangers } from '../../texts/dangers';

export default typeset<SymptomTexts>({
  title: 'Czarne plamy na ścianie lub w narożniku',
  likely: 'To najpewniej pleśń.',
  head: {
    title: 'Czarne plamy na ścianie – pleśń i jej przyczyna',
    description:
      'Czarny nalot w narożniku, przy oknie albo nad podłogą? Po miejscu i porze poznasz, skąd bierze się woda. Co robić do oględzin i czego nie zdrapywać.',
    keywords: ['czarne plamy na ścianie', 'pleśń w narożniku', 'grzyb na ścianie'],
    shareImage: 'odgrzybianie',
  },
  now: `Gdy coś przecieka, zakręć wodę. Woda przy gniazdku, lampie lub przewodach? ${dangers.floodedRoom}`,
  cause: {
    heading: 'To pleśń, a za nią woda',
    text: 'W narożniku, przy oknie i za szafą para wodna osiada na zimnym murze. Plama nisko nad podłogą częściej znaczy wilgoć z gruntu, a plama pod sufitem – przeciek z dachu albo od sąsiada. Bez usunięcia przyczyny nalot wróci.',
  },
  sure: {
    heading: 'Sprawdź, skąd bierze się woda',
    items: [
      'Przetrzyj sam brzeg plamy wilgotną chusteczką. Maże się i pleśń, i sadza, ale tylko pleśń po pewnym czasie odrasta.',
      'Zapisz, kiedy jej przybywa: po deszczu, po kąpieli czy w mrozy.',
      'Obejrzyj tę samą ścianę z drugiej strony i z zewnątrz: pęknięcie albo rynna często tłumaczą wszystko.',
    ],
  },
  urgency: {
    level: 'ordinary',
    text: 'Nie zwlekaj, jeśli plama rośnie z dnia na dzień albo w tym pokoju śpi małe dziecko: do oględzin połóż je w innym.',
  },
  price: 'Cena zależy od powierzchni i od tego, czy trzeba skuć tynk.',
  until: {
    heading: 'Do czasu oględzin',
    items: [
      'Odsuń od tej ściany łóżko i szafę, pościel i zasłony upierz.',
      'Ogrzewaj pokój równo i wietrz go po gotowaniu i kąpieli.',
      'Zrób zdjęcie z linijką.',
    ],
    avoid: [
      'Nie zdrapuj nalotu na sucho: zarodniki rozlecą się po domu.',
      'Nie zamalowuj plamy: spod farby i tak wyjdzie.',
      dangers.bleach,
    ],
    warning: dangers.carbonMonoxide,
  },
});
