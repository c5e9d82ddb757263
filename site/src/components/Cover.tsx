import { LazyImage } from '@tarcza/ui';
import type { Article } from '../content/articles/articles';
import { services } from '../content/services/services';
import { picture } from '../pictures';
import * as page from '../theme/page.css';

export interface CoverProps {
  /** Shows the picture of this service. The default is the picture of the company. */
  of?: Article['kind'] | undefined;
  /** Name of a picture in images/originals, instead of that of the service. */
  scene?: string | undefined;
  /** Loads the picture at once, for the first screen of a page. Others load lazily. */
  priority?: boolean | undefined;
}

/** Renders a decorative picture. The text next to it says the same. */
export function Cover({ of, scene, priority }: CoverProps) {
  const service = services.find(({ kind }) => kind === of);
  const drawing = picture(scene ?? service?.slug ?? 'hero');
  // A browser measures a lazy picture itself. Others are at most half as wide as a desktop.
  const sizes = priority ? '(min-width: 60rem) 50vw, 100vw' : 'auto, 35rem';
  return <LazyImage {...drawing} alt="" sizes={sizes} priority={priority} />;
}

/** Renders such a picture with round corners. On a phone it reaches the edges of the screen. */
export const CroppedCover = (props: CoverProps) => (
  <div className={page.cover}>
    <Cover {...props} />
  </div>
);
