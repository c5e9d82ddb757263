import { LazyImage } from '@tarcza/ui';
import type { Article } from '../content/articles/articles';
import { services } from '../content/services/services';
import { picture } from '../pictures';

export interface CoverProps {
  /** Shows the picture of this service. The default is the picture of the company. */
  of?: Article['kind'] | undefined;
  /** Name of a picture in images/originals, instead of that of the service. */
  scene?: string | undefined;
  /**
   * The `sizes` attribute. A card states half of its real width: drawings still look sharp, and a page of cards
   * loads half the bytes.
   */
  sizes?: string;
  /** Loads the picture at once, for the first screen of a page. Others load lazily. */
  priority?: boolean | undefined;
}

/** Renders a decorative picture. The text next to it says the same. */
export function Cover({ of, scene, sizes = '14rem', priority }: CoverProps) {
  const service = services.find(({ kind }) => kind === of);
  const drawing = picture(scene ?? service?.slug ?? 'hero');
  return <LazyImage {...drawing} alt="" sizes={sizes} priority={priority} />;
}
