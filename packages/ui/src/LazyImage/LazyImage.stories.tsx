import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { drawings } from '../../../../.storybook/drawings';
import { lazyImage as labels } from '../labels/en.js';
import { LazyImage } from './LazyImage.js';

const broken = 'data:image/png;base64,AAAA';
const alt = 'Drawing: a technician scrapes mould off a wall.';

const meta = {
  id: 'lazyimage',
  component: LazyImage,
  parameters: { job: 'show', frameHeight: '370px', width: '30rem' },
  args: { src: drawings.mould, alt, width: 1200, height: 900 },
  // It has an effect on `srcset` only.
  argTypes: { sizes: { control: false } },
} satisfies Meta<typeof LazyImage>;
export default meta;

type Story = StoryObj<typeof meta>;

const frame = (canvas: HTMLElement) => canvas.querySelector('[data-state]');
const shows = async (canvas: HTMLElement, address: string) => {
  await waitFor(() => expect(frame(canvas)).toHaveAttribute('data-state', 'loaded'));
  await expect(within(canvas).getByRole('img', { name: alt })).toHaveProperty(
    'currentSrc',
    new URL(address, location.href).href,
  );
};

/** Expects a picture to load after a scroll, and not after half of it. */
async function loadsAt(canvas: HTMLElement, top: number, scroll: (top: number) => void) {
  scroll(top / 2);
  await new Promise((done) => setTimeout(done, 100));
  await expect(frame(canvas)).toHaveAttribute('data-state', 'waiting');
  scroll(top);
  await waitFor(() => expect(frame(canvas)).toHaveAttribute('data-state', 'loaded'));
  scroll(0);
}

export const Loaded: Story = { play: ({ canvasElement, args }) => shows(canvasElement, args.src) };

/** For the main picture of a page. It loads at once. */
export const Priority: Story = { name: 'Loads at once', args: { priority: true } };

/** Loads once a tenth of the picture is in view. Its space is reserved. */
export const WaitsForView: Story = {
  name: 'Waits until it is in view',
  parameters: { frameHeight: '280px' },
  decorators: [
    (Story) => (
      // Scrolled by the keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div style={{ height: 240, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Scrolling text">
        <p style={{ height: 260, margin: 0 }}>Scroll to see the picture.</p>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region');
    const { height } = frame(canvasElement)!.getBoundingClientRect();
    // It begins 20 px below what the region shows.
    await loadsAt(canvasElement, 20 + 0.11 * height, (top) => (region.scrollTop = top));
    await expect(Math.abs(frame(canvasElement)!.getBoundingClientRect().height - height)).toBeLessThan(1);
  },
};

/** Loads once it fills a tenth of the window. */
export const LargerThanTheWindow: Story = {
  tags: ['!dev'],
  args: { height: 24_000 },
  play: ({ canvasElement }) =>
    loadsAt(canvasElement, 0.15 * innerHeight, (top) => scrollTo({ top, behavior: 'instant' })),
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '100vh' }}>
        <Story />
      </div>
    ),
  ],
};

export const FallbackAfterAllElse: Story = {
  name: 'Fallback after an error',
  tags: ['state'],
  args: {
    avif: `${broken} 1200w`,
    webp: `${broken} 1200w`,
    src: broken,
    fallback: drawings.van,
  },
  play: ({ canvasElement, args }) => shows(canvasElement, args.fallback ?? ''),
};

export const Failed: Story = {
  name: 'Fails to load',
  tags: ['state'],
  args: { avif: `${broken} 1200w`, webp: `${broken} 1200w`, src: broken, fallback: broken },
};

/** Without a connection all addresses fail. The picture loads again once there is one. */
export const LoadsAgainOnline: Story = {
  tags: ['!dev'],
  args: { src: broken },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(labels.failed);
    const reloaded = new Promise((resolve) => {
      const changes = new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
        if (added.some(({ nodeName }) => nodeName === 'PICTURE')) resolve(true);
      });
      changes.observe(canvasElement, { childList: true, subtree: true });
    });
    // The effect that listens may run after the text appears.
    const repeated = setInterval(() => dispatchEvent(new Event('online')), 100);
    await expect(await reloaded).toBe(true);
    clearInterval(repeated);
  },
};

/** With images switched off no event fires. After 8 s the spinner ends, and the alternative text is visible. */
export const ImagesSwitchedOff: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const place = frame(canvasElement)!;
    await waitFor(() => expect(place).toHaveAttribute('data-state', 'loaded'));
    place.setAttribute('data-state', 'loading');
    for (const animation of place.getAnimations({ subtree: true }))
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
    await expect(getComputedStyle(place.querySelector('img')!).opacity).toBe('1');
    await expect(getComputedStyle(place, '::after').visibility).toBe('hidden');
  },
};
