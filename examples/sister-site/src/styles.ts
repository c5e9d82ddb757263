import '@tarcza/ui/page.css';
import '@tarcza/ui/components.css';
import './theme.css';
import './cards.css';
