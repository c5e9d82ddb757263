import bedBugs from '../site/images/originals/zwalczanie-pluskiew.svg?url';
import insects from '../site/images/originals/dezynsekcja.svg?url';
import martens from '../site/images/originals/odstraszanie-kun.svg?url';
import mould from '../site/images/originals/odgrzybianie.svg?url';
import rodents from '../site/images/originals/deratyzacja.svg?url';
import traces from '../site/images/originals/galeria-pluskwy-slady.svg?url';
import van from '../site/images/originals/hero-dzien.svg?url';

/** The addresses of the site's drawings, for stories. Each is 1200 × 900 px. */
export const drawings = { bedBugs, insects, martens, mould, rodents, traces, van };
