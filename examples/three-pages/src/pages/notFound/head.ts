export const head = () => ({ title: 'Nie ma takiej strony', description: 'Zacznij od strony głównej.' });
