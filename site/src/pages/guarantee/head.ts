import { headBelowHome } from '../../seo/headBelowHome';
import { guarantee } from './content';

export const head = () => headBelowHome(guarantee, '/gwarancja');
