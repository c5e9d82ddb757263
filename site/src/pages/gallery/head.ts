import { headBelowHome } from '../../seo/headBelowHome';
import { gallery } from './content';

export const head = () => headBelowHome(gallery, '/galeria');
