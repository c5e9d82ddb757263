import { gallery } from './content';
import { fixedPageHead } from '../../seo/pageHead';
import { breadcrumbs } from '../../seo/structuredData';

export const head = () => fixedPageHead('/galeria', [breadcrumbs({ name: gallery.title, path: '/galeria' })]);
