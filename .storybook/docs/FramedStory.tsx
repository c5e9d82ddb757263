import { useOf } from '@storybook/addon-docs/blocks';
import { asAddress, useGlobals } from '../toolbar';
import { StoryFrame } from './StoryFrame';

interface FramedStoryProps {
  /** What keeps to an edge of the window, asks how wide that is, or has to be brought into its state. */
  of: unknown;
  /** What the frame is for. */
  as: string;
  width?: string;
  height?: string;
  onPlayed?: (frame: HTMLIFrameElement) => void;
}

/** A story in a frame among other words, smaller where there is not room for its width. */
export function FramedStory({ of, as, ...frame }: FramedStoryProps) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
  const address = asAddress({ ...useGlobals(), viewport: {} });
  return (
    <StoryFrame
      key={address}
      id={story.id}
      title={`${as} ${story.title}: ${story.name}`}
      globals={address}
      shrink
      {...frame}
    />
  );
}
