import { createPages, type HeadElement } from '@tarcza/static-site';

/** What a page of this site says of itself. */
export interface Head {
  title: string;
  description: string;
}

const headElements = ({ title, description }: Head): readonly HeadElement[] => [
  { tag: 'title', attributes: {}, text: `${title} – Szewc Nowak` },
  { tag: 'meta', attributes: { name: 'description', content: description } },
];

/** The route table: the first pattern that matches decides. */
export const pages = createPages({
  routes: [
    { path: '/', page: 'home' },
    { path: '/cennik', page: 'prices' },
    { path: '*', page: 'notFound', eager: true },
  ],
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => headElements,
});
