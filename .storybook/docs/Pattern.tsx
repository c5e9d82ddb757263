import { AnchorMdx, useOf } from '@storybook/addon-docs/blocks';
import { widths } from '../toolbar';
import { Code, useColumn } from './States';
import { StoryFrame } from './StoryFrame';

interface PatternProps {
  /** The story. */
  of: unknown;
  /** Of the frames, in px. */
  height?: number;
}

const phoneZoom = 0.6;
const gap = 16;

/** Renders a whole page as on a phone and on a desktop, side by side where there is room. */
export function Pattern({ of, height = 620 }: PatternProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const [place, column] = useColumn();
  const phone = Number.parseInt(widths.mobile2.styles.width, 10);
  const desktop = Number.parseInt(widths.desktop.styles.width, 10);
  const beside = column - phone * phoneZoom - gap - 4;
  const desktopZoom = (beside > 300 ? beside : column - 2) / desktop;
  const frames = [
    { name: 'phone', width: phone, zoom: phoneZoom },
    { name: 'desktop', width: desktop, zoom: desktopZoom },
  ];
  return (
    <figure style={{ margin: '1.5rem 0' }}>
      <div ref={place} style={{ display: 'flex', flexWrap: 'wrap', gap }}>
        {column > 0 &&
          frames.map(({ name, width, zoom }) => (
            <StoryFrame
              key={name}
              id={story.id}
              title={`${story.name}, ${name}`}
              width={`${width}px`}
              height={`${height / zoom}px`}
              zoom={zoom}
            />
          ))}
      </div>
      <figcaption style={{ paddingTop: 8, fontSize: 14 }}>
        {phone} px and {desktop} px wide.{' '}
        <AnchorMdx href={`?path=/story/${story.id}`} target="">
          {story.name}, full width
        </AnchorMdx>
        : the toolbar changes the width there.
        <Code story={story} />
      </figcaption>
    </figure>
  );
}
