/** One page of each kind. */
export const pageKinds: Readonly<Record<string, string>> = {
  home: '/',
  overview: '/uslugi',
  service: '/uslugi/zwalczanie-pluskiew',
  city: '/uslugi/deratyzacja/krakow',
  towns: '/miasta',
  town: '/miasta/nowy-sacz',
  landing: '/uslugi/pluskwy-landing',
  blog: '/blog',
  article: '/blog/jak-rozpoznac-pluskwy-w-domu',
  gallery: '/galeria',
  faq: '/faq',
  contact: '/kontakt',
  declaration: '/dostepnosc',
};
