import { createHeadElements } from '@tarcza/static-site';
import { firm } from './firm';

/** Creates the head elements of a page. */
export const headElements = createHeadElements({ name: firm.name, origin: firm.origin, locale: firm.locale });
