// The neutral theme and the styles of all components.
import './theme/brandless.css.js';
import './components.css.js';
