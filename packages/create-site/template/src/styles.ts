// In this order: what comes later wins.
import '@tarcza/ui/styles.css';
import './theme.css';
import './page.css';
