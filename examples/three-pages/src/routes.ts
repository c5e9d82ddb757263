import { createScreens, type HeadElement } from '@tarcza/static-site';

/** What a page of this site says of itself. */
export interface Head {
  title: string;
  description: string;
}

const headElements = ({ title, description }: Head): readonly HeadElement[] => [
  { tag: 'title', attributes: {}, text: `${title} – Szewc Nowak` },
  { tag: 'meta', attributes: { name: 'description', content: description } },
];

/** The table of addresses: the first pattern that fits decides. */
export const screens = createScreens<Head>({
  routes: [
    { path: '/', page: 'home' },
    { path: '/cennik', page: 'prices' },
    { path: '*', page: 'notFound', eager: true },
  ],
  pages: import.meta.glob('./pages/*/Page.tsx'),
  heads: import.meta.glob('./pages/*/head.ts'),
  headElements: async () => headElements,
});
