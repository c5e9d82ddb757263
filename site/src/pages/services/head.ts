import { navigation } from '../../content/texts/navigation';
import { services } from '../../content/services/services';
import { headBelowHome } from '../../seo/headBelowHome';
import { overview } from './content';

const list = services.map(({ name, slug }) => ({ name, path: `/uslugi/${slug}` }));

export const head = () =>
  headBelowHome({ ...overview, breadcrumb: navigation.breadcrumbs.services }, '/uslugi', list);
