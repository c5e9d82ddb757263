import type { Head } from '../../routes';

export const head = (): Head => ({ title: 'Cennik', description: 'Ile kosztują fleki, zelówki i szycie.' });
