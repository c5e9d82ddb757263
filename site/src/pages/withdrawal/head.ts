import { headBelowHome } from '../../seo/headBelowHome';
import { withdrawal } from './content';

export const head = () => headBelowHome(withdrawal, '/odstapienie-od-umowy');
