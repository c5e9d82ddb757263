export const head = () => ({
  title: 'Nie ma takiej strony',
  description: 'Zacznij od strony głównej. Start on the home page.',
  canonical: '/',
  noindex: true,
});
