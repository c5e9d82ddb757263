import { fixedPageHead } from '../../seo/pageHead';
import { business, website } from '../../seo/structuredData';

export const head = () => fixedPageHead('/', [business(), website()]);
