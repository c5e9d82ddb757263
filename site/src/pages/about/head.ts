import { headBelowHome } from '../../seo/headBelowHome';
import { about } from './content';

export const head = () => headBelowHome(about, '/o-nas');
