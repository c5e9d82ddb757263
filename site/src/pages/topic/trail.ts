import { navigation } from '../../content/texts/navigation';
import type { Topic } from '../../content/topics/topics';
import { topicsPage } from '../topics/content';

/** Returns the pages from the home page to a topic, for breadcrumbs and search engines. */
export function createTrail({ parent, label, path }: Topic): readonly { name: string; path: string }[] {
  const parents = {
    pests: { name: topicsPage.breadcrumb, path: '/szkodniki' },
    services: { name: navigation.breadcrumbs.services, path: '/uslugi' },
  };
  return [...(parent ? [parents[parent]] : []), { name: label, path }];
}
