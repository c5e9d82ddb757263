import type { PageHead } from '../../seo/pageHead';
import { head as homeHead } from '../home/head';

export const head = (): PageHead => ({ ...homeHead(), noindex: true, structuredData: [] });
