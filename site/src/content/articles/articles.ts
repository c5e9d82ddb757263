import type { Article } from './article';
import { article as bedbugSigns } from './texts/jak-rozpoznac-pluskwy-w-domu';
import { article as martens } from './texts/jak-odstraszyc-kuny-z-poddasza';
import { article as afterIllness } from './texts/dezynfekcja-mieszkania-po-chorobie';
import { article as homeRemedies } from './texts/domowe-sposoby-na-pluskwy';
import { article as preparation } from './texts/jak-przygotowac-mieszkanie-do-zabiegu-pluskiew';
import { article as cockroaches } from './texts/skuteczne-zwalczanie-karaluchow';
import { article as cellarRats } from './texts/deratyzacja-piwnicy-usuwanie-szczurow';
import { article as safeTreatments } from './texts/bezpieczenstwo-zabiegow-ddd';
import { typeset } from '../../text/typeset';

export {
  blogCategories,
  digestLabels,
  type Article,
  type BlogCategory,
  type DigestKey,
} from './article';

/** All articles, the newest first. The blog shows the first one large. The text is in texts/{slug}.md, the metadata in texts/{slug}.ts. */
export const articles: readonly Article[] = typeset<readonly Article[]>([
  bedbugSigns,
  martens,
  afterIllness,
  homeRemedies,
  preparation,
  cockroaches,
  cellarRats,
  safeTreatments,
]);
