import { useOf } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { toAddressParameter, useGlobals } from '../toolbar';
import { framed } from './frame';

interface StoryFrameProps {
  id: string;
  title: string;
  /** The globals of the toolbar, as in an address. */
  globals: string;
  width?: string | undefined;
  /** Fixed, so that a frame that loads moves nothing below it. A higher story scrolls. */
  height?: string | undefined;
  zoom?: number;
  border?: CSSProperties['border'];
}

const defaultHeight = '14rem';

/** Renders a story in a window of its own, in which its play function runs. Storybook's own frame has no globals. */
export function StoryFrame({
  id,
  title,
  globals,
  width,
  height = defaultHeight,
  zoom,
  border = `1px solid ${vars.color.border}`,
}: StoryFrameProps) {
  return (
    // A page of this Storybook, with the rights of this one.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&${framed}=1&globals=${globals};a11y.manual:!true`}
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
  /** The use of the frame, as the beginning of its title. */
  as: string;
}

/** Renders a story in a frame with the globals of the toolbar. */
export function FramedStory({ of, as, ...frame }: FramedStoryProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const globals = toAddressParameter(useGlobals());
  return (
    <StoryFrame
      key={globals}
      id={story.id}
      title={`${as} ${story.title}: ${story.name}`}
      globals={globals}
      {...frame}
    />
  );
}
