import { words } from '../words';

export const head = () => ({ title: words.home.title, description: words.home.lead, canonical: '/' });
