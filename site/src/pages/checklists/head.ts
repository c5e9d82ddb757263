import { checklists, checklistsPage } from '../../content/services/checklists';
import { headBelowHome } from '../../seo/headBelowHome';

const list = checklists.map(({ slug, title }) => ({ name: title, path: `/przygotowanie/${slug}` }));

export const head = () => headBelowHome(checklistsPage, '/przygotowanie', list);
