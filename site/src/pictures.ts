import { createPictureLookup, type Picture } from '@tarcza/static-site';

/** The picture of that name in site/images/originals. */
export const picture = createPictureLookup(
  import.meta.glob<Picture>('../images/originals/*', {
    query: '?picture',
    import: 'default',
    eager: true,
  }),
);
