import type { CallToAction } from './layout';
import { typeset } from './typeset';

export interface GalleryItem {
  /** Name of the picture in site/images/originals, without its ending. */
  id: string;
  title: string;
  /** What the picture shows; to be rewritten when a photograph takes its place. */
  alt: string;
}

export interface GalleryWords {
  title: string;
  lead: string;
  items: readonly GalleryItem[];
  callToAction: CallToAction;
}

export const gallery: GalleryWords = typeset<GalleryWords>({
  title: 'Galeria',
  lead: 'Zobacz, jak pracujemy, jak odgrzybianie zmienia ścianę i po czym poznać pluskwy. Wybierz obraz, żeby go powiększyć.',
  items: [
    {
      id: 'zwalczanie-pluskiew',
      title: 'Zwalczanie pluskiew',
      alt: 'Rysunek: wieczorem technik w zielonym kombinezonie klęczy przy łóżku i świeci latarką na róg materaca, na którym widać pluskwy i ciemne kropki. W powiększeniu nad łóżkiem: płaski, rudobrunatny owad na sześciu nogach.',
    },
    {
      id: 'odgrzybianie-przed-i-po',
      title: 'Odgrzybianie ściany – przed i po',
      alt: 'Rysunek w dwóch częściach: po lewej narożnik pokoju z ciemnymi plamami pleśni na ścianie, po prawej ten sam narożnik po odgrzybianiu, z czystą, jasną ścianą.',
    },
    {
      id: 'pluskwy-slady',
      title: 'Ślady obecności pluskiew',
      alt: 'Rysunek w zbliżeniu: szew materaca, a przy nim płaskie, rudobrunatne pluskwy, ciemne kropki odchodów i jasne wylinki.',
    },
  ],
  callToAction: {
    heading: 'Widzisz u siebie coś podobnego?',
    text: 'Zadzwoń albo opisz to w formularzu. Wycena jest bezpłatna i do niczego nie zobowiązuje.',
    call: 'Zadzwoń teraz',
    contact: 'Poproś o bezpłatną wycenę',
  },
});
