import { LazyImage } from '@tarcza/ui';
import type { Article } from '../content/articles';
import { services } from '../content/services';
import { picture } from '../pictures';

export interface CoverProps {
  /** What the words beside it are about: the scene of that service, or the firm's own. */
  of?: Article['icon'] | undefined;
  /** Name of another scene, for words that have one of their own. */
  scene?: string | undefined;
  /**
   * How wide it is shown. Half of the truth for a card: a drawing keeps its look, and a page of cards costs half the
   * bytes.
   */
  sizes?: string;
  /** It stands in the first screen: the one of a page that is fetched at once. The others wait until they come near it. */
  priority?: boolean | undefined;
}

/** A scene that decorates words which say the same. */
export function Cover({ of, scene, sizes = '14rem', priority }: CoverProps) {
  const service = services.find(({ icon }) => icon === of);
  const drawing = picture(scene ?? service?.slug ?? 'hero');
  return <LazyImage {...drawing} alt="" sizes={sizes} priority={priority} />;
}
