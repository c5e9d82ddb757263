import { useOf } from '@storybook/addon-docs/blocks';
import { useState, type CSSProperties } from 'react';
import { vars } from '../../packages/ui/src/theme/contract.css.js';
import { asAddress, useGlobals } from '../toolbar';
import { framed } from './frame';

interface StoryFrameProps {
  id: string;
  title: string;
  /** The globals of the toolbar, as in an address. */
  globals: string;
  width?: string | undefined;
  /** @default the height of the story */
  height?: string | undefined;
  zoom?: number;
  border?: CSSProperties['border'];
}

/** Renders a story in a window of its own, in which its play function runs. Storybook's own frame has no globals. */
export function StoryFrame({
  id,
  title,
  globals,
  width,
  height,
  zoom,
  border = `1px solid ${vars.color.border}`,
}: StoryFrameProps) {
  const [content, setContent] = useState(160);

  function fit({ contentDocument }: HTMLIFrameElement) {
    const root = contentDocument?.getElementById('storybook-root');
    if (!root) return;
    const measure = () => setContent(Math.max(80, root.getBoundingClientRect().bottom + 24));
    new ResizeObserver(measure).observe(root);
  }

  return (
    // A page of this Storybook, with the rights of this one.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&${framed}=1&globals=${globals};a11y.manual:!true`}
      onLoad={(event) => fit(event.currentTarget)}
      style={{
        display: 'block',
        boxSizing: width ? 'content-box' : 'border-box',
        width: width ?? '100%',
        height: height ?? content,
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
  const globals = asAddress(useGlobals());
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
