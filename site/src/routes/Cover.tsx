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
}

/** A scene that decorates words which say the same. It waits until it comes near the screen. */
export function Cover({ of, scene, sizes = '14rem' }: CoverProps) {
  const service = services.find(({ icon }) => icon === of);
  return <LazyImage {...picture(scene ?? service?.slug ?? 'hero')} alt="" sizes={sizes} />;
}
