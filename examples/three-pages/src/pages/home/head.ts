export const head = () => ({
  title: 'Naprawa butów na Kazimierzu',
  description: 'Fleki, zelówki i szycie od ręki, z gwarancją na trzy miesiące.',
});
