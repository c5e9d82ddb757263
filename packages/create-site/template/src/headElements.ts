import { headElementsOf } from '@tarcza/static-site';
import { firm } from './firm';

/** What search engines and social networks read of a page. */
export const headElements = headElementsOf({ name: firm.name, origin: firm.origin, locale: firm.locale });
