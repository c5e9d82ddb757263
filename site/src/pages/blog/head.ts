import { articles } from '../../content/articles/articles';
import { blog } from '../../content/articles/blog';
import { headBelowHome } from '../../seo/headBelowHome';

const list = articles.map(({ title, slug }) => ({ name: title, path: `/blog/${slug}` }));

export const head = () => headBelowHome(blog, '/blog', list);
