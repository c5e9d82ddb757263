import { topics } from '../../content/topics/topics';
import { headBelowHome } from '../../seo/headBelowHome';
import { topicsPage } from './content';

const list = [
  ...[topicsPage.bedBugs, topicsPage.martens].map(({ label, href }) => ({ name: label, path: href })),
  ...topics.map(({ label, path }) => ({ name: label, path })),
];

export const head = () => headBelowHome(topicsPage, '/szkodniki', list);
