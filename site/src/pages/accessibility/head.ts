import { headBelowHome } from '../../seo/headBelowHome';
import { accessibility } from './content';

export const head = () => headBelowHome(accessibility, '/dostepnosc');
