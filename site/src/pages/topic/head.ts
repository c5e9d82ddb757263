import type { RouteParams } from '@tarcza/static-site';
import { terms } from '../../content/offers/terms';
import type { FullTopic } from '../../content/topics/topics';
import { findLanguages } from '../../seo/languages';
import type { PageHead } from '../../seo/pageHead';
import { createTrail } from './trail';

export function head(_: RouteParams, topic: FullTopic): PageHead {
  const { head: texts, path, label, serviceType = label, priceOf } = topic;
  return {
    ...texts,
    canonical: path,
    languages: findLanguages(path),
    structuredData: ({ createBreadcrumbs, createService }) => [
      createService({
        ...texts,
        canonical: path,
        name: serviceType,
        serviceType,
        ...(priceOf && { priceFrom: terms.price[priceOf] }),
      }),
      createBreadcrumbs(...createTrail(topic)),
    ],
  };
}
