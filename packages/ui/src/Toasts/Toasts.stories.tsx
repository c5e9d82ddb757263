import { Content, Root } from '@radix-ui/react-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toasts as labels } from '../labels/en.js';
import type { Toast } from './ToastList.js';
import { notify, prepareToasts, Toasts } from './Toasts.js';

const sent: Toast = { title: 'Message sent', text: 'We call back within the hour.' };
const failed: Toast = { tone: 'urgent', title: 'The message was not sent', text: 'Try again or call us.' };

const code = `import { notify, prepareToasts, Toasts } from '@tarcza/ui';

export const Page = () => (
  <>
    <button
      type="button"
      onPointerEnter={prepareToasts}
      onClick={() => void notify({ title: 'Message sent', text: 'We call back within the hour.' })}
    >
      Send
    </button>
    <Toasts />
  </>
);
`;

const meta = {
  id: 'toasts',
  component: Toasts,
  parameters: { job: 'frame', frameHeight: '420px', layout: 'fullscreen', docs: { source: { code } } },
  // They stay visible.
  args: { duration: 600_000 },
  render: (args) => (
    <>
      <main style={{ display: 'grid', minHeight: '24rem', padding: 16, placeContent: 'end start' }}>
        <button
          type="button"
          style={{
            minHeight: 44,
            paddingInline: 16,
            border: '2px solid',
            background: 'none',
            color: 'inherit',
          }}
          onPointerEnter={prepareToasts}
          onClick={() => void notify(sent)}
        >
          Send
        </button>
      </main>
      <Toasts {...args} />
    </>
  ),
} satisfies Meta<typeof Toasts>;
export default meta;

type Story = StoryObj<typeof meta>;

const items = (canvas: HTMLElement) => within(canvas).queryAllByRole('listitem');

/** Closes the toasts of earlier stories, then shows these. */
async function show(canvas: HTMLElement, ...toasts: Toast[]) {
  for (const item of items(canvas)) await userEvent.click(within(item).getByRole('button'));
  for (const toast of toasts) await notify(toast);
  await waitFor(() => expect(items(canvas)).toHaveLength(Math.min(toasts.length, 3)));
}

export const Success: Story = {
  tags: ['played'],
  globals: { viewport: { value: 'mobile2' } },
  play: ({ canvasElement }) => show(canvasElement, sent),
};

export const Urgent: Story = { tags: ['played'], play: ({ canvasElement }) => show(canvasElement, failed) };

/** A fourth toast replaces the oldest. */
export const Several: Story = {
  name: 'Several at once',
  tags: ['state', 'played'],
  play: ({ canvasElement }) => show(canvasElement, { title: 'The oldest' }, sent, failed, sent),
};

export const Focused: Story = {
  name: 'Close button focused',
  tags: ['state', 'played'],
  play: async ({ canvasElement }) => {
    await show(canvasElement, sent);
    within(canvasElement).getByRole('button', { name: labels.close }).focus();
  },
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge', 'played'],
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
  play: ({ canvasElement }) =>
    show(canvasElement, { title: 'Przeciwdrobnoustrojowezabezpieczenie', text: 'a'.repeat(80) }),
};

/** A modal dialog makes the page inert: the toasts move into it, and back when it closes. */
export const InAModalDialog: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <dialog aria-label="Offer" style={{ transform: 'translate(10px)', overflow: 'hidden' }}>
        A modal
      </dialog>
      <dialog open aria-label="Note">
        No modal
      </dialog>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog')!;
    await show(canvasElement, sent);
    dialog.showModal();
    await waitFor(() => expect(dialog).toContainElement(items(canvasElement)[0]!));
    const [toast] = items(canvasElement);
    const { left, top } = within(toast!).getByRole('button').getBoundingClientRect();
    await expect(toast).toContainElement(document.elementFromPoint(left + 5, top + 5) as HTMLElement);
    dialog.close();
    await waitFor(() => expect(dialog).not.toContainElement(items(canvasElement)[0]!));
    await expect(items(canvasElement)[0]).toBeVisible();
    await show(canvasElement);
  },
};

/** A dialog of Radix stays when toasts in it are closed. */
export const InADialogOfRadix: Story = {
  name: 'Above a dialog',
  tags: ['edge', 'played'],
  ...InAModalDialog,
  render: (args) => (
    <>
      <Root defaultOpen>
        <Content aria-label="Offer">
          <p>A modal</p>
        </Content>
      </Root>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await show(canvasElement, sent, failed);
    const dialog = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button')[0]!);
    await userEvent.keyboard('{Escape}');
    await expect(items(canvasElement)).toEqual([]);
    await expect(dialog).toBeVisible();
  },
};
