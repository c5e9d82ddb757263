export const head = () => ({ title: 'Cennik', description: 'Ile kosztują fleki, zelówki i szycie.' });
