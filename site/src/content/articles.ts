import type { Article } from './article';
import { article as bedbugSigns } from './articles/jak-rozpoznac-pluskwy-w-domu';
import { article as martens } from './articles/jak-odstraszyc-kuny-z-poddasza';
import { article as afterIllness } from './articles/dezynfekcja-mieszkania-po-chorobie';
import { article as homeRemedies } from './articles/domowe-sposoby-na-pluskwy';
import { article as preparation } from './articles/jak-przygotowac-mieszkanie-do-zabiegu-pluskiew';
import { article as cockroaches } from './articles/skuteczne-zwalczanie-karaluchow';
import { article as cellarRats } from './articles/deratyzacja-piwnicy-usuwanie-szczurow';
import { article as safeTreatments } from './articles/bezpieczenstwo-zabiegow-ddd';
import { typeset } from './typeset';

export {
  blogCategories,
  digestLabels,
  firstSentence,
  type Article,
  type BlogCategory,
  type DigestKey,
} from './article';

/** All articles, the newest first. The text is in articles/{slug}.md, the metadata in articles/{slug}.ts. */
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
