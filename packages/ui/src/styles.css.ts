// All that a site without a build step for styles needs: the brandless theme and the components.
import './theme/brandless.css.js';
import './components.css.js';
