import { townPages } from '../../content/towns/townPages';
import { towns } from '../../content/towns/towns';
import { navigation } from '../../content/texts/navigation';
import { headBelowHome } from '../../seo/headBelowHome';

const list = towns.map(({ name, slug }) => ({ name, path: `/miasta/${slug}` }));

export const head = () =>
  headBelowHome({ ...townPages.list, title: navigation.breadcrumbs.towns }, '/miasta', list);
