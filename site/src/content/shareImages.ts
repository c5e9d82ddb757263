import type { ShareImage } from './pages';
import { typeset } from './typeset';

/** What the share images show, for those who hear a shared link instead of seeing it. */
export const shareImageAlts: Readonly<Record<ShareImage, string>> = typeset<Record<ShareImage, string>>({
  home: 'Rysunek: dom na zielonej tarczy, za nim nocna panorama miasta z kilkoma oświetlonymi oknami.',
  pluskwy: 'Rysunek: łóżko na zielonej tarczy, wokół niej pluskwy, które nie mogą się do niego dostać.',
  kuny: 'Rysunek: kuna idzie nocą po dachówkach ku zielonej tarczy, na której widać dom z zabezpieczonym poddaszem.',
  odgrzybianie:
    'Rysunek: ozonator na zielonej tarczy, po lewej ściana z plamami pleśni, po prawej czysta ściana z oknem.',
});
