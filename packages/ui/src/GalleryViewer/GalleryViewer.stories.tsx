import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawings } from '../../../../.storybook/drawings';
import { formatLabel } from '../formatLabel.js';
import { galleryViewer as labels } from '../labels/en.js';
import { GalleryViewer } from './GalleryViewer.js';
import type { GalleryItem } from './types.js';

const items: GalleryItem[] = [
  {
    id: 'bed-bugs',
    title: 'Bed bug control',
    alt: 'Drawing: a technician kneels beside a bed with a torch.',
    src: drawings.bedBugs,
    width: 1200,
    height: 900,
  },
  {
    id: 'mould',
    title: 'Mould removal',
    alt: 'Drawing: a technician scrapes mould off a wall.',
    src: drawings.mould,
    width: 1200,
    height: 900,
  },
  {
    id: 'traces',
    title: 'Traces of bed bugs',
    alt: 'Drawing: bed bugs and dark spots under a magnifying glass.',
    src: drawings.traces,
    width: 1200,
    height: 900,
  },
];

const tall = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="8000"><path fill="#2f6b4f" d="M0 0h400v8000H0z"/></svg>')}`;

const meta = {
  id: 'galleryviewer',
  component: GalleryViewer,
  parameters: { job: 'show', frameHeight: '340px' },
  args: { items },
  // It has an effect on `srcset` only.
  argTypes: { sizes: { control: false } },
} satisfies Meta<typeof GalleryViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

const thumbnail = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('button', { name: formatLabel(labels.open, { title: name }) });

async function openViewer(canvas: HTMLElement, name = 'Bed bug control') {
  await userEvent.click(thumbnail(canvas, name));
  return screen.findByRole('dialog', { name: labels.dialog });
}

/** Gives the frame on the docs page a height. */
const open = { frameHeight: '36rem' };

export const Thumbnails: Story = {};

export const Open: Story = {
  name: 'Viewer open',
  tags: ['state', 'played'],
  parameters: open,
  play: async ({ canvasElement }) => void (await openViewer(canvasElement)),
};

/** Without arrows and hint. The picture is centred. */
export const OnePicture: Story = {
  name: 'Viewer with one picture',
  tags: ['state', 'played'],
  parameters: open,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { items: items.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const dialog = await openViewer(canvasElement);
    await expect(within(dialog).getByRole('button', { name: labels.close })).toHaveFocus();
    await expect(within(dialog).queryByRole('button', { name: labels.next })).toBeNull();
    await expect(within(dialog).queryByText(labels.swipeHint)).toBeNull();
    const { left, right } = (await within(dialog).findByRole('img')).getBoundingClientRect();
    const { left: start, right: end } = dialog.getBoundingClientRect();
    await expect(Math.abs(left - start - (end - right))).toBeLessThan(2);
  },
};

/** Zooms by buttons or a double click, up to the original. Arrow keys and fingers move the picture. Esc shows the whole picture, then closes. */
export const Zoomed: Story = {
  name: 'Viewer with an enlarged picture',
  tags: ['state', 'played'],
  parameters: open,
  args: { items: [{ ...items[0]!, width: 6000, height: 4500 }, ...items.slice(1)] },
  play: async ({ canvasElement }) => {
    const dialog = await openViewer(canvasElement);
    const image = await within(dialog).findByRole('img');
    const box = () => image.getBoundingClientRect();
    const whole = box();
    const click = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
    const swipe = (type: string, clientX: number) => {
      const touches = [new Touch({ identifier: 1, target: dialog, clientX, clientY: 300 })];
      dialog.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }));
    };
    await click(labels.zoomOut);
    await expect(box()).toEqual(whole);
    await click(labels.zoomIn);
    await expect(box().width).toBeCloseTo(1.5 * whole.width, 0);
    const middle = (innerWidth / 2 - whole.left) / whole.width;
    await expect(box().left + middle * box().width).toBeCloseTo(innerWidth / 2, 0);
    for (let clicks = 0; clicks < 8; clicks += 1) await click(labels.zoomIn);
    await expect(box().width).toBeCloseTo(6000, 0);
    await userEvent.keyboard('{Escape}');
    await expect(box()).toEqual(whole);
    await click(labels.zoomIn);
    await userEvent.keyboard('{End}');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/^3 /);
    await expect(within(dialog).queryByRole('group')).toBeNull();
    await userEvent.keyboard('{Home}');

    const clientY = whole.top + whole.height / 3;
    await fireEvent.dblClick(image, { clientX: innerWidth / 2, clientY });
    await expect(box().height).toBeCloseTo(2.5 * whole.height, 0);
    await expect(box().top + box().height / 3).toBeCloseTo(clientY, -1);
    const stage = within(dialog).getByRole('group', { name: 'Bed bug control' });
    const { scrollLeft, scrollTop } = stage;
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect([stage.scrollLeft, stage.scrollTop]).toEqual([scrollLeft + 80, scrollTop + 80]);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect([stage.scrollLeft, stage.scrollTop]).toEqual([scrollLeft, scrollTop]);
    swipe('touchstart', 300);
    swipe('touchend', 180);
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/^1 /);
    await expect(within(dialog).queryByText(labels.swipeHint)).toBeNull();
  },
};

export const LongTitle: Story = {
  name: 'Long title',
  tags: ['edge'],
  parameters: { frameHeight: '460px', width: '320px' },
  globals: { language: 'pl' },
  args: {
    items: items.slice(0, 1).map((item) => ({
      ...item,
      title:
        'Dwudziestopięciocentymetrowe ognisko pleśni w narożniku nieogrzewanego pokoju przed odgrzybianiem i po zabiegu ozonowania',
    })),
  },
};

/** The thumbnail is cropped, and the viewer shows the whole picture. */
export const VeryTallPicture: Story = {
  name: 'Very tall picture',
  tags: ['edge', 'played'],
  parameters: open,
  args: {
    items: [{ ...items[0]!, src: tall, width: 400, height: 8000 }, ...items.slice(1)],
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('figure')!;
    await expect(card.getBoundingClientRect().height).toBeLessThan(3 * card.getBoundingClientRect().width);
    const dialog = await openViewer(canvasElement);
    const image = await within(dialog).findByRole('img');
    await expect(image.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    const next = within(dialog).getByRole('button', { name: labels.next });
    await expect(next.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
};

export const BrokenPicture: Story = {
  name: 'Picture that fails to load',
  tags: ['edge', 'played'],
  parameters: open,
  args: { items: [{ ...items[0]!, src: 'data:image/png;base64,AAAA' }, ...items.slice(1)] },
  play: async ({ canvasElement }) => {
    const dialog = await openViewer(canvasElement);
    const message = await within(dialog).findByText(labels.failed);
    await waitFor(() => expect(message).toBeVisible());
    const frame = canvasElement.querySelector('.ui-GalleryViewer-thumbnail')!;
    const words = await within(frame as HTMLElement).findByText(labels.failed);
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(frame.getBoundingClientRect().bottom);
  },
};

/** Above a modal of another library, which is transformed, keeps the focus inside and closes on Esc. */
export const AboveAModal: Story = {
  tags: ['!dev'],
  parameters: { ...open },
  decorators: [
    (Gallery) => (
      <div
        role="dialog"
        aria-modal="true"
        aria-label="Modal"
        style={{ position: 'fixed', inset: 40, zIndex: 1300, overflow: 'hidden', transform: 'scale(0.8)' }}
      >
        <Gallery />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const viewer = await openViewer(canvasElement);
    await expect(canvasElement.querySelector('[aria-modal]')).toContainElement(viewer);
    await expect(viewer.getBoundingClientRect()).toMatchObject({ left: 0, top: 0, width: innerWidth });
    await expect(viewer).toContainElement(document.elementFromPoint(5, 5) as HTMLElement);
    const closedModal = fn();
    document.addEventListener('keydown', closedModal);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', closedModal);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: labels.dialog })).toBeNull());
    await expect(closedModal).not.toHaveBeenCalled();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};
