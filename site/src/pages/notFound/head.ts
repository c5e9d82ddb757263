import { fixedPageHead } from '../../seo/pageHead';

export const head = () => ({ ...fixedPageHead('/'), noindex: true });
