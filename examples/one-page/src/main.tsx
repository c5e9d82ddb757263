import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@tarcza/ui/styles.css';
import './brand.css';
import './page.css';
import { App } from './App';

const place = document.getElementById('strona');
if (!place) throw new Error('index.html has no element with the id "strona" to draw the page in.');

createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
