import type { RouteParams } from '@tarcza/static-site';
import { promises } from '../../content/promises';
import type { FullTopic } from '../../content/topics';
import type { PageHead } from '../../seo/pageHead';
import { breadcrumbs, service } from '../../seo/structuredData';
import { topicTrail } from './trail';

export function head(_: RouteParams, topic: FullTopic): PageHead {
  const { head: words, path, title, label, priceOf } = topic;
  return {
    ...words,
    canonical: path,
    structuredData: [
      service({
        ...words,
        canonical: path,
        name: title,
        serviceType: label,
        ...(priceOf && { priceFrom: promises.price[priceOf] }),
      }),
      breadcrumbs(...topicTrail(topic)),
    ],
  };
}
