import { headBelowHome } from '../../seo/headBelowHome';
import { prices } from './content';

export const head = () => headBelowHome(prices, '/cennik');
