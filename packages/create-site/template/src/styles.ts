// Page, components, theme and this site's own styles.
import '@tarcza/ui/page.css';
import '@tarcza/ui/styles.css';
import './theme.css';
import './site.css';
