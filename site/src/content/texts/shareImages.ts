import { typeset } from '../../text/typeset';

/** Name of a picture of 1200 × 630 px that social networks show. */
export type ShareImage = 'home' | 'pluskwy' | 'kuny' | 'odgrzybianie';

/** What the share images show, for those who hear a shared link instead of seeing it. */
export const shareImageAlts: Readonly<Record<ShareImage, string>> = typeset<Record<ShareImage, string>>({
  home: 'Rysunek: dom na zielonej tarczy, za nim nocna panorama miasta z kilkoma oświetlonymi oknami.',
  pluskwy: 'Rysunek: łóżko na zielonej tarczy, a po obu jej stronach pluskwy.',
  kuny: 'Rysunek: kuna odchodzi nocą po dachówkach od zielonej tarczy, na której widać dom z kratką w otworze poddasza.',
  odgrzybianie:
    'Rysunek: wilgotnościomierz na zielonej tarczy, po lewej ściana z plamami pleśni, po prawej czysta ściana z oknem.',
});
