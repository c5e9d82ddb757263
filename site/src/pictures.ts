import { createPictureLookup, type Picture } from '@tarcza/static-site';

const lookup = createPictureLookup(
  import.meta.glob<Picture>('../images/originals/*', {
    query: '?picture',
    import: 'default',
    eager: true,
  }),
);

/** Returns the picture of that name in site/images/originals. After a "#" is the id of a `<view>`, a part of the drawing. */
export function picture(name: string): Picture {
  const [file = '', view] = name.split('#');
  const whole = lookup(file);
  return view ? { ...whole, src: `${whole.src}#${view}` } : whole;
}
