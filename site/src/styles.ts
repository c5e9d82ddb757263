// In this order: plain elements, the components, this brand's colours, then what belongs to the site alone.
import '@tarcza/ui/page.css';
import '@tarcza/ui/components.css';
import './theme/fonts.css';
import './theme/site.css';
import './theme/global.css';
