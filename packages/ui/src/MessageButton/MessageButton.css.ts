import { tone } from '../ActionLink/ActionLink.css.js';
import { part } from '../theme/layer.js';

export const button = part('MessageButton', [tone.quiet]);
