import type { RouteParams } from '@tarcza/static-site';
import { terms } from '../../content/offers/terms';
import { findService } from '../../content/services/services';
import type { FullTopic } from '../../content/topics/topics';
import { findLanguages } from '../../seo/languages';
import type { PageHead } from '../../seo/pageHead';
import { createTrail } from './trail';

export function head(_: RouteParams, topic: FullTopic): PageHead {
  const { head: texts, path, title, label, parent, priceOf } = topic;
  return {
    ...texts,
    canonical: path,
    languages: findLanguages(path),
    structuredData: ({ createBreadcrumbs, createService }) => [
      createService({
        ...texts,
        canonical: path,
        name: title,
        serviceType:
          topic.serviceType ?? (parent === 'pests' ? findService(topic.service)?.name : undefined) ?? label,
        ...(priceOf && { priceFrom: terms.price[priceOf] }),
      }),
      createBreadcrumbs(...createTrail(topic)),
    ],
  };
}
