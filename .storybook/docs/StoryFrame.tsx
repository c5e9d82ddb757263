import { useOf } from '@storybook/addon-docs/blocks';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { toAddressParameter, useGlobals } from '../toolbar';

interface StoryFrameProps {
  id: string;
  title: string;
  /** Runs the play function, which may take the focus of the page around the frame. */
  plays?: boolean | undefined;
  width?: string | undefined;
  /** Fixed, so that a frame that loads moves nothing below it. A higher story scrolls. */
  height?: string | undefined;
  zoom?: number;
}

/** Renders a story in a window of its own. Storybook's own frame has no globals. */
export function StoryFrame({ id, title, plays, width, height = '14rem', zoom }: StoryFrameProps) {
  const address = toAddressParameter(useGlobals());
  return (
    // A page of this Storybook, with the rights of this one.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={address}
      title={title}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&embed=${!plays}&globals=${address};a11y.manual:!true`}
      style={{
        display: 'block',
        boxSizing: width ? 'content-box' : 'border-box',
        width: width ?? '100%',
        height,
        zoom,
        border: `1px solid ${vars.color.border}`,
        borderRadius: 8,
      }}
    />
  );
}

interface FramedStoryProps extends Pick<StoryFrameProps, 'plays' | 'width' | 'height' | 'zoom'> {
  /** The story. */
  of: unknown;
  /** The beginning of the title of the frame. */
  as?: string;
}

/** Renders a story in a frame. */
export function FramedStory({ of, as = 'Story:', ...frame }: FramedStoryProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  return <StoryFrame id={story.id} title={`${as} ${story.title}: ${story.name}`} {...frame} />;
}
