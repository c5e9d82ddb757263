import { useOf } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { toAddressParameter, useGlobals, type Globals } from '../toolbar';
import { framed } from './frame';

interface StoryFrameProps {
  id: string;
  title: string;
  /** @default the scheme of the toolbar */
  scheme?: Globals['scheme'];
  width?: string | undefined;
  /** Fixed, so that a frame that loads moves nothing below it. A higher story scrolls. */
  height?: string | undefined;
  zoom?: number;
  border?: CSSProperties['border'];
}

/** Renders a story in a window of its own, in which its play function runs. Storybook's own frame has no globals. */
export function StoryFrame({
  id,
  title,
  scheme,
  width,
  height = '14rem',
  zoom,
  border = `1px solid ${vars.color.border}`,
}: StoryFrameProps) {
  const globals = useGlobals();
  const address = toAddressParameter(scheme ? { ...globals, scheme } : globals);
  return (
    // A page of this Storybook, with the rights of this one.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      key={address}
      title={title}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&${framed}=1&globals=${address};a11y.manual:!true`}
      style={{
        display: 'block',
        boxSizing: width ? 'content-box' : 'border-box',
        width: width ?? '100%',
        height,
        zoom,
        border,
        borderRadius: 8,
      }}
    />
  );
}

interface FramedStoryProps extends Pick<StoryFrameProps, 'width' | 'height' | 'zoom'> {
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
