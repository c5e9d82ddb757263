import { headBelowHome } from '../../seo/headBelowHome';
import { privacy } from './content';

export const head = () => headBelowHome(privacy, '/polityka-prywatnosci');
