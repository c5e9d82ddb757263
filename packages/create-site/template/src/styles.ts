// The page, the components, the brand, and what is this site's own.
import '@tarcza/ui/page.css';
import '@tarcza/ui/styles.css';
import './theme.css';
import './cards.css';
