import { createHeadElements, type PageHead } from '@tarcza/static-site';
import { firm } from './firm.ts';
import { site } from './language.ts';

const locale = site.localeOf(undefined);
const createElements = createHeadElements({ name: firm.name, origin: firm.origin, locale });

/** Creates the head elements of a page. */
export const headElements = (head: PageHead) => [...createElements(head), ...site.feedLinks];
